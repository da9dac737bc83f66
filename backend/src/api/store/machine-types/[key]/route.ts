import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreMachineTypeResponse } from "../../../../contract"
import { present } from "../../../../lib/not-found"
import { readMachineTypes } from "../../../../modules/machine-type/read-machine-types"
import { countProductsBy } from "../../../../search/visible-products"
import { toStoreMachineType, VISIBLE_CATEGORIES } from "../store-machine-type"

/**
 * Reads a machine type that has visible products by the id of its product category or its handle. The others are for staff
 * only.
 */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreMachineTypeResponse>,
): Promise<void> {
  const { key = "" } = req.params
  const [found] = await readMachineTypes(req.scope, {
    ...VISIBLE_CATEGORIES,
    $or: [{ id: key }, { handle: key }],
  })
  const { handle } = present(found, "Machine type", key)
  const counts = await countProductsBy(req, "machine_type_handle", { machine_type_handle: handle })
  const visible = present(counts.has(handle) ? found : undefined, "Machine type", key)
  res.json({ machine_type: toStoreMachineType(visible, counts) })
}
