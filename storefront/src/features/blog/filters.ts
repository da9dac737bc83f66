import { BLOG_TYPES } from "@scanwright/backend/contract"
import { z } from "zod"
import type { ArticleFilter } from "@/lib/medusa/blogs"

const filterSchema = z.enum(["all", ...BLOG_TYPES])
const pageSchema = z.coerce.number().int().min(1).max(9_999)

/**
 * Reads which page of which list an address asks for.
 *
 * @returns null for an address that asks for none
 */
export function readListParams(params: {
  type: string
  page: string
}): { filter: ArticleFilter; page: number } | null {
  const [filter, page] = [filterSchema.safeParse(params.type), pageSchema.safeParse(params.page)]
  return filter.success && page.success ? { filter: filter.data, page: page.data } : null
}
