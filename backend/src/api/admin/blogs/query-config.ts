import { adminBlogSchema, adminBlogSummarySchema } from "../../../contract"

const fields = Object.keys(adminBlogSchema.shape)

export const retrieveBlogConfig = { defaults: fields, allowed: fields, isList: false }

/** Lists leave the content out unless it is asked for. */
export const listBlogsConfig = {
  defaults: Object.keys(adminBlogSummarySchema.shape),
  allowed: fields,
  isList: true,
}
