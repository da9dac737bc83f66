import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreMachineTypesResponse } from "../../../contract"
import { readMachineTypes } from "../../../modules/machine-type/read-machine-types"
import { countProductsBy } from "../../../search/visible-products"
import { type StoreGetMachineTypesParamsType } from "./validators"

/** Lists machine types in the order they are shown, with the number of their visible products. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreMachineTypesResponse>,
): Promise<void> {
  const { limit, offset, brand, handle } = req.validatedQuery as StoreGetMachineTypesParamsType
  const [machineTypes, counts] = await Promise.all([
    readMachineTypes(req.scope, { is_active: true, is_internal: false, ...(handle ? { handle } : {}) }),
    countProductsBy(req, "machine_type_handle", brand ? { brand_handle: brand } : {}),
  ])
  const machine_types = machineTypes
    .slice(offset, offset + limit)
    .map(({ id, name, handle, logo, intro, updated_at }) => ({
      id,
      name,
      handle,
      logo,
      intro,
      product_count: counts.get(handle) ?? 0,
      updated_at,
    }))
  res.json({ machine_types, count: machineTypes.length, offset, limit })
}
