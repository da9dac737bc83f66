import { type MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { BLOG_NOT_FOUND } from "../../../contract"
import { BLOG_MODULE } from "../../../modules/blog"
import { type BlogModuleService } from "../../../modules/blog/service"
import { type VisibleBlog } from "../../../modules/blog/visible-blogs"

/**
 * The published article with the slug or, where there is none, the id in the path.
 *
 * @param req with the key in its path
 * @throws MedusaError (not found) when visitors see none
 */
export async function findBlog(req: MedusaRequest): Promise<VisibleBlog> {
  const service = req.scope.resolve<BlogModuleService>(BLOG_MODULE)
  const blog = await service.findVisibleBlog(req.params.key ?? "")
  if (!blog) throw new MedusaError(MedusaError.Types.NOT_FOUND, BLOG_NOT_FOUND)
  return blog
}
