import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { AdminCreateProductBody, AdminGetCatalogueParams, AdminUpdateProductBody } from "./validators"

export const adminCatalogueMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/catalogue",
    middlewares: [validateAndTransformQuery(AdminGetCatalogueParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue/products",
    middlewares: [validateBody(AdminCreateProductBody)],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue/products/:id",
    middlewares: [validateBody(AdminUpdateProductBody)],
  },
]
