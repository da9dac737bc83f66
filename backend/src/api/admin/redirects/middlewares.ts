import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
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
    middlewares: [validateBody(AdminCreateRedirect)],
  },
  {
    method: "POST",
    matcher: "/admin/redirect-imports",
    middlewares: [validateBody(AdminImportRedirects)],
  },
  {
    method: "POST",
    matcher: "/admin/redirects/:id",
    middlewares: [validateBody(AdminUpdateRedirect)],
  },
]
