import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StoreBrandsResponse } from "../../../contract"
import { likePattern } from "../../../lib/like-pattern"
import { countProductsBy } from "../../../search/visible-products"
import { type StoreGetBrandsParamsType } from "./validators"

interface BrandRow {
  id: string
  name: string
  handle: string
  logo: string | null
  updated_at: string | Date
}

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
    fields: ["id", "name", "handle", "logo", "updated_at"],
    filters: { handle: [...counts.keys()], ...(q ? { name: { $ilike: likePattern(q) } } : {}) },
    pagination: { skip: offset, take: limit, order: { handle: "ASC" } },
  })
  const brands = (data as unknown as BrandRow[]).map((brand) => ({
    ...brand,
    product_count: counts.get(brand.handle) ?? 0,
    updated_at: new Date(brand.updated_at).toISOString(),
  }))
  res.json({ brands, count: metadata?.count ?? brands.length, offset, limit })
}
