import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminUrlSeo,
  type AdminUrlSeoResponse,
  type AdminUrlSeosResponse,
} from "../../../schemas/url-seo"
import { createUrlSeosWorkflow } from "../../../workflows/workflows/create-url-seos"
import { type AdminCreateUrlSeoType } from "../../../validators"
import { readUrlSeo } from "./read-url-seo"

const SEARCHED = ["url", "meta_title", "meta_description"]

/** Most terms of a search; further ones are ignored. */
const MAX_TERMS = 10

/** Signs around a term: quotation marks, brackets, commas, dashes, trade marks. */
const SIGNS_AROUND =
  /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'/.,;:!?™®℠©]+|[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'/.,;:!?™®℠©]+$/gu

/** The terms of a search. Signs are no terms, but for a text of nothing else. */
function termsOf(q: string): string[] {
  const terms = q
    .split(/\s+/)
    .map((term) => term.replace(SIGNS_AROUND, ""))
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
  return terms.length > 0 ? terms.slice(0, MAX_TERMS) : [q.trim()]
}

/**
 * Filter of `query.graph`: every term occurs, in any case, in at least one of the searched fields.
 *
 * @param q the terms, in which `%` and `_` have no special meaning
 */
const containingAllTerms = (q: string) => ({
  $and: termsOf(q)
    .map((term) => `%${term.replace(/[\\%_]/g, "\\$&")}%`)
    .map((pattern) => ({ $or: SEARCHED.map((field) => ({ [field]: { $ilike: pattern } })) })),
})

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
    filters: { ...filters, ...(q && containingAllTerms(q)) },
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
