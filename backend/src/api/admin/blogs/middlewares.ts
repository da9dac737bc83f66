import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import { listBlogsConfig, retrieveBlogConfig } from "./query-config"
import { AdminCreateBlog, AdminGetBlogParams, AdminGetBlogsParams, AdminUpdateBlog } from "./validators"

const retrieve = validateAndTransformQuery(AdminGetBlogParams, retrieveBlogConfig)

/** The longest article is larger than Medusa's default limit of a body: a character has up to four bytes. */
const bodyParser = { sizeLimit: "1mb" }

export const adminBlogMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/blogs",
    middlewares: [validateAndTransformQuery(AdminGetBlogsParams, listBlogsConfig)],
  },
  {
    method: "POST",
    matcher: "/admin/blogs",
    bodyParser,
    middlewares: [validateAndTransformBody(AdminCreateBlog), retrieve],
  },
  { method: "GET", matcher: "/admin/blogs/:id", middlewares: [retrieve] },
  {
    method: "POST",
    matcher: "/admin/blogs/:id",
    bodyParser,
    middlewares: [validateAndTransformBody(AdminUpdateBlog), retrieve],
  },
]
