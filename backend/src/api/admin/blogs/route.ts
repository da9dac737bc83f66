import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminBlogResponse,
  type AdminBlogsResponse,
  type AdminBlogSummary,
  type BlogStatus,
} from "../../../contract"
import { containingAllTerms } from "../../../lib/search-terms"
import { createBlogsWorkflow } from "../../../workflows/blog/workflows/create-blogs"
import { sendBlog } from "./send-blog"
import { type AdminCreateBlogType } from "./validators"

const SEARCHED = ["title", "excerpt", "category", "author", "handle", "content_text"]

const OF_STATUS = {
  draft: { is_published: false, scheduled_at: null },
  scheduled: { is_published: false, scheduled_at: { $ne: null } },
  published: { is_published: true },
} as const satisfies Record<BlogStatus, object>

/** Lists articles, drafts included. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminBlogsResponse>,
): Promise<void> {
  const { q, status, ...filters } = req.filterableFields as { q?: string; status?: BlogStatus }
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data, metadata } = await query.graph({
    entity: "blog",
    ...req.queryConfig,
    filters: { ...filters, ...(status && OF_STATUS[status]), ...(q && containingAllTerms(SEARCHED, q)) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  res.json({ blogs: data as unknown as AdminBlogSummary[], count, offset, limit })
}

/** Creates an article. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateBlogType>,
  res: MedusaResponse<AdminBlogResponse>,
): Promise<void> {
  const { result } = await createBlogsWorkflow(req.scope).run({ input: { blogs: [req.validatedBody] } })
  await sendBlog(req, res, result[0]?.id ?? "")
}
