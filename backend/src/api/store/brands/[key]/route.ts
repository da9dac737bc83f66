import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StoreBrandResponse } from "../../../../contract"
import { present } from "../../../../lib/not-found"
import { countProductsBy } from "../../../../search/visible-products"
import { type BrandRow, STORE_BRAND_FIELDS, toStoreBrand } from "../store-brand"

/** Reads a brand that has visible products by its id or its handle. The others are for staff only. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreBrandResponse>): Promise<void> {
  const { key = "" } = req.params
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "brand",
    fields: [...STORE_BRAND_FIELDS],
    filters: { $or: [{ id: key }, { handle: key }] },
  })
  const [found] = data as unknown as BrandRow[]
  const { handle } = present(found, "Brand", key)
  const counts = await countProductsBy(req, "brand_handle", { brand_handle: handle })
  res.json({ brand: toStoreBrand(present(counts.has(handle) ? found : undefined, "Brand", key), counts) })
}
