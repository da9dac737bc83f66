import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StoreBrandsResponse } from "../../../contract"
import { containingAllTerms } from "../../../lib/search-terms"
import { countProductsBy } from "../../../search/visible-products"
import { type BrandRow, STORE_BRAND_FIELDS, toStoreBrand } from "./store-brand"
import { type StoreGetBrandsParamsType } from "./validators"

/**
 * Lists the brands that have visible products, with the number of these, by handle, which is by name in any capitals. The
 * others are for staff only.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreBrandsResponse>): Promise<void> {
  const { limit, offset, q, handle } = req.validatedQuery as StoreGetBrandsParamsType
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const counts = await countProductsBy(req, "brand_handle", handle ? { brand_handle: handle } : {})
  const { data, metadata } = await query.graph({
    entity: "brand",
    fields: [...STORE_BRAND_FIELDS],
    filters: { handle: [...counts.keys()], ...(q ? containingAllTerms(["name"], q) : {}) },
    pagination: { skip: offset, take: limit, order: { handle: "ASC" } },
  })
  const brands = (data as unknown as BrandRow[]).map((brand) => toStoreBrand(brand, counts))
  res.json({ brands, count: metadata?.count ?? brands.length, offset, limit })
}
