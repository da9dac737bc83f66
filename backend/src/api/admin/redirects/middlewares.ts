import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import {
  AdminCreateRedirect,
  AdminGetRedirectsParams,
  AdminImportRedirects,
  AdminUpdateRedirect,
} from "./validators"

export const adminRedirectMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/redirects",
    middlewares: [validateAndTransformQuery(AdminGetRedirectsParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/redirects",
    middlewares: [validateAndTransformBody(AdminCreateRedirect)],
  },
  {
    method: "POST",
    matcher: "/admin/redirect-imports",
    middlewares: [validateAndTransformBody(AdminImportRedirects)],
  },
  {
    method: "POST",
    matcher: "/admin/redirects/:id",
    middlewares: [validateAndTransformBody(AdminUpdateRedirect)],
  },
]
