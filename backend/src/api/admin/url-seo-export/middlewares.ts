import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { selectionParams } from "../../../lib/schemas"

export const adminUrlSeoExportMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/url-seo-export",
    middlewares: [validateAndTransformQuery(selectionParams, { isList: false })],
  },
]
