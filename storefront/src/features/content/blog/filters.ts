import { BLOG_TYPES } from "@scanwright/backend/contract"
import { z } from "zod"
import { pageSchema } from "@/lib/page-number"

/** What a list of articles may be narrowed to. */
export const filterSchema = z.enum(["all", ...BLOG_TYPES])

/** Which page of which list an address asks for. */
export const listParamsSchema = z.object({ type: filterSchema, page: pageSchema })
