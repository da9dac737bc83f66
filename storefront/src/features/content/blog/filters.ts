import { BLOG_TYPES } from "@scanwright/backend/contract"
import { z } from "zod"
import { pageSchema } from "@/lib/page-number"

/** Filter of a list of articles. */
export const filterSchema = z.enum(["all", ...BLOG_TYPES])

/** Route parameters of the list of articles: its filter and page. */
export const listParamsSchema = z.object({ type: filterSchema, page: pageSchema })
