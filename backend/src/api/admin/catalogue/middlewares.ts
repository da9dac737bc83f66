import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { AdminGetCatalogueParams } from "./validators"

export const adminCatalogueMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/catalogue",
    middlewares: [validateAndTransformQuery(AdminGetCatalogueParams, { isList: true })],
  },
]
