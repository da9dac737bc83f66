import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { NOINDEX_MOST, noindexQuerySchema, type NoindexResponse } from "../../../contract"
import { assertStorefront } from "../../storefront-secret"

/** Gives the storefront the paths that staff keep out of search engines, for its sitemaps and feeds. */
export async function GET(req: MedusaRequest, res: MedusaResponse<NoindexResponse>): Promise<void> {
  assertStorefront(req)
  const read = noindexQuerySchema.safeParse(req.query)
  if (!read.success) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, read.error.issues[0]?.message ?? "Invalid")
  }
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "url_seo_config",
    fields: ["url"],
    filters: { is_active: true, robots_index: false, url: { $gt: read.data.after } },
    pagination: { take: NOINDEX_MOST, order: { url: "ASC" } },
  })
  res.json({ urls: (data as unknown as { url: string }[]).map(({ url }) => url) })
}
