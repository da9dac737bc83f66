import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreBlogResponse } from "../../../../contract"
import { findBlog } from "../find-blog"
import { toStoreBlog } from "../store-blog"

/** Reads a published article by its slug or, where no article has that slug, by its id. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreBlogResponse>): Promise<void> {
  res.json({ blog: toStoreBlog(await findBlog(req)) })
}
