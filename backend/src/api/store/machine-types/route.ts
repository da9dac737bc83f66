import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreMachineTypesResponse } from "../../../contract"
import { readMachineTypes } from "../../../modules/machine-type/read-machine-types"
import { countProductsBy } from "../../../search/visible-products"
import { toStoreMachineType, VISIBLE_CATEGORIES } from "./store-machine-type"
import { type StoreGetMachineTypesParamsType } from "./validators"

/**
 * Lists the machine types that have visible products, of one brand or at all, in the order they are shown, with the number
 * of these products. The others are for staff only.
 */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreMachineTypesResponse>,
): Promise<void> {
  const { limit, offset, brand, handle } = req.validatedQuery as StoreGetMachineTypesParamsType
  const [all, counts] = await Promise.all([
    readMachineTypes(req.scope, { ...VISIBLE_CATEGORIES, ...(handle ? { handle } : {}) }),
    countProductsBy(req, "machine_type_handle", brand ? { brand_handle: brand } : {}),
  ])
  const machineTypes = all.filter((machineType) => counts.has(machineType.handle))
  const machine_types = machineTypes
    .slice(offset, offset + limit)
    .map((machineType) => toStoreMachineType(machineType, counts))
  res.json({ machine_types, count: machineTypes.length, offset, limit })
}
