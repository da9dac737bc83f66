import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { selectionParams } from "../../../lib/schemas"
import { listBlogsConfig, retrieveBlogConfig } from "./query-config"
import { AdminCreateBlog, AdminGetBlogParams, AdminGetBlogsParams, AdminUpdateBlog } from "./validators"

const retrieve = validateAndTransformQuery(AdminGetBlogParams, retrieveBlogConfig)

export const adminBlogMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/blogs",
    middlewares: [validateAndTransformQuery(AdminGetBlogsParams, listBlogsConfig)],
  },
  {
    method: "POST",
    matcher: "/admin/blogs",
    middlewares: [validateBody(AdminCreateBlog), retrieve],
  },
  {
    method: "GET",
    matcher: "/admin/blogs-export",
    middlewares: [validateAndTransformQuery(selectionParams, { isList: false })],
  },
  { method: "GET", matcher: "/admin/blogs/:id", middlewares: [retrieve] },
  {
    method: "POST",
    matcher: "/admin/blogs/:id",
    middlewares: [validateBody(AdminUpdateBlog), retrieve],
  },
]
