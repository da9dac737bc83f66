import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminUrlSeo, type AdminUrlSeoResponse, type AdminUrlSeosResponse } from "../../../contract"
import { containingAllTerms } from "../../../lib/term-filter"
import { createUrlSeosWorkflow } from "../../../workflows/url-seo/workflows/create-url-seos"
import { readUrlSeo } from "./read-url-seo"
import { type AdminCreateUrlSeoType } from "./validators"

const SEARCHED = ["url", "meta_title", "meta_description"]

/** Lists configs, inactive ones included. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminUrlSeosResponse>,
): Promise<void> {
  const { q, ...filters } = req.filterableFields as { q?: string }
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data, metadata } = await query.graph({
    entity: "url_seo_config",
    ...req.queryConfig,
    filters: { ...filters, ...(q && containingAllTerms(SEARCHED, q)) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  res.json({ url_seos: data as unknown as AdminUrlSeo[], count, offset, limit })
}

/** Creates a config. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateUrlSeoType>,
  res: MedusaResponse<AdminUrlSeoResponse>,
): Promise<void> {
  const { result } = await createUrlSeosWorkflow(req.scope).run({
    input: { url_seos: [req.validatedBody] },
  })
  res.json({ url_seo: await readUrlSeo(req, result[0]?.id ?? "") })
}
