import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { containingAllTerms } from "../../../lib/search-terms"
import { createBrandsWorkflow } from "../../../workflows/brand/workflows/create-brands"
import { type AdminCreateBrandType } from "./validators"

/** Lists brands. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { q, ...filters } = req.filterableFields as { q?: string }
  const { data: brands, metadata } = await query.graph({
    entity: "brand",
    ...req.queryConfig,
    filters: { ...filters, ...(q && containingAllTerms(["name"], q)) },
  })
  res.json({ brands, count: metadata?.count, offset: metadata?.skip, limit: metadata?.take })
}

/** Creates a brand. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateBrandType>,
  res: MedusaResponse,
): Promise<void> {
  const { result } = await createBrandsWorkflow(req.scope).run({ input: { brands: [req.validatedBody] } })
  const brand: unknown = await refetchEntity({
    entity: "brand",
    idOrFilter: result[0]?.id ?? "",
    scope: req.scope,
    fields: req.queryConfig.fields,
  })
  res.json({ brand })
}
