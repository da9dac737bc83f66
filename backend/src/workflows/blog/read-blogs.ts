import { type InferTypeOf } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { BLOG_NOT_FOUND } from "../../contract"
import { missingIds } from "../../lib/not-found"
import { type Blog } from "../../modules/blog/models/blog"
import { type BlogModuleService } from "../../modules/blog/service"

/** A row of an article. */
export type StoredBlog = InferTypeOf<typeof Blog>

/**
 * Reads articles that must exist.
 *
 * @param service of the module
 * @param ids of the articles
 * @returns the records, in no order
 * @throws MedusaError (not found) when one is missing
 */
export async function readBlogs(service: BlogModuleService, ids: readonly string[]): Promise<StoredBlog[]> {
  const blogs = await service.listBlogs({ id: [...ids] })
  if (missingIds(ids, blogs).length > 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, BLOG_NOT_FOUND)
  return blogs
}
