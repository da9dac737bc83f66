import { type MedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminBlog, type AdminBlogResponse, BLOG_NOT_FOUND } from "../../../contract"

/**
 * Answers with an article as staff see it.
 *
 * @param req whose query says which fields
 * @param res the answer
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
