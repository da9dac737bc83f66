import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreRelatedBlogsResponse } from "../../../../../contract"
import { BLOG_MODULE } from "../../../../../modules/blog"
import { type BlogModuleService } from "../../../../../modules/blog/service"
import { findBlog } from "../../find-blog"
import { toStoreBlogSummary } from "../../store-blog"

/** Lists at most three published articles of the same category or with a shared tag, best match first. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreRelatedBlogsResponse>,
): Promise<void> {
  const service = req.scope.resolve<BlogModuleService>(BLOG_MODULE)
  const blogs = await service.listRelatedBlogs(await findBlog(req))
  res.json({ blogs: blogs.map(toStoreBlogSummary) })
}
