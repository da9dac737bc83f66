import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type StoreHandleResponse } from "../../../../../contract"
import { findVisibleHandle } from "../../visible-handle"
import { StoreGetHandleParams } from "../../validators"

/** Finds the present handle of a record that has, or once had, the given one. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreHandleResponse>): Promise<void> {
  const { data } = StoreGetHandleParams.safeParse(req.params)
  const channels = req.publishable_key_context.sales_channel_ids
  const owner = data && (await findVisibleHandle(req.scope, data.entity, data.handle, channels))
  if (!owner) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Nothing has, or ever had, this address")
  }
  res.json({ handle: { entity: data.entity, id: owner.id, handle: owner.handle } })
}
