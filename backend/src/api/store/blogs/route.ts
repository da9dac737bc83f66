import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreBlogsResponse } from "../../../contract"
import { BLOG_MODULE } from "../../../modules/blog"
import { type BlogModuleService } from "../../../modules/blog/service"
import { toStoreBlogSummary } from "./store-blog"
import { type StoreGetBlogsParamsType } from "./validators"

/** Lists published articles, newest first, with counts by type and category. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreBlogsResponse>): Promise<void> {
  const { limit, offset, ...filters } = req.validatedQuery as StoreGetBlogsParamsType
  const service = req.scope.resolve<BlogModuleService>(BLOG_MODULE)
  const [[rows, count], type, category] = await Promise.all([
    service.listVisibleBlogs(filters, { limit, offset }),
    service.countVisibleBlogsBy("type", { ...filters, type: undefined }),
    service.countVisibleBlogsBy("category", { ...filters, category: undefined }),
  ])
  res.json({ blogs: rows.map(toStoreBlogSummary), count, offset, limit, facets: { type, category } })
}
