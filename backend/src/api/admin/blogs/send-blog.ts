import { type MedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminBlog, type AdminBlogResponse, BLOG_NOT_FOUND } from "../../../contract"

/**
 * Sends an article as staff see it.
 *
 * @param req with the wanted fields in its query
 * @param res the response
 * @param id of the article
 * @throws MedusaError (not found) when there is none
 */
export async function sendBlog(
  req: MedusaRequest<unknown>,
  res: MedusaResponse<AdminBlogResponse>,
  id: string,
): Promise<void> {
  const { fields } = req.queryConfig
  const blog: unknown = await refetchEntity({ entity: "blog", idOrFilter: id, scope: req.scope, fields })
  if (!blog) throw new MedusaError(MedusaError.Types.NOT_FOUND, BLOG_NOT_FOUND)
  res.json({ blog: blog as AdminBlog })
}
