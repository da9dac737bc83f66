import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminBlogDeleteResponse, type AdminBlogResponse } from "../../../../contract"
import { deleteBlogsWorkflow } from "../../../../workflows/blog/workflows/delete-blogs"
import { updateBlogsWorkflow } from "../../../../workflows/blog/workflows/update-blogs"
import { sendBlog } from "../send-blog"
import { type AdminUpdateBlogType } from "../validators"

/** Reads an article. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminBlogResponse>,
): Promise<void> {
  await sendBlog(req, res, req.params.id ?? "")
}

/** Changes an article. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateBlogType>,
  res: MedusaResponse<AdminBlogResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await updateBlogsWorkflow(req.scope).run({ input: { blogs: [{ id, ...req.validatedBody }] } })
  await sendBlog(req, res, id)
}

/** Deletes an article. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminBlogDeleteResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await deleteBlogsWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "blog", deleted: true })
}
