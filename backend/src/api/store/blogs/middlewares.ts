import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { StoreGetBlogParams, StoreGetBlogsParams } from "./validators"

export const storeBlogMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/store/blogs",
    middlewares: [validateAndTransformQuery(StoreGetBlogsParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/blogs/:key",
    middlewares: [validateAndTransformQuery(StoreGetBlogParams, { isList: false })],
  },
  {
    method: "GET",
    matcher: "/store/blogs/:key/related",
    middlewares: [validateAndTransformQuery(StoreGetBlogParams, { isList: true })],
  },
]
