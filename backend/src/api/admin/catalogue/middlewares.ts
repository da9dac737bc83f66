import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { AdminCreateProductBody, AdminGetCatalogueParams, AdminUpdateProductBody } from "./validators"
import { validateFields } from "./validate-fields"

export const adminCatalogueMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/catalogue",
    middlewares: [validateAndTransformQuery(AdminGetCatalogueParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue/products",
    middlewares: [validateFields(AdminCreateProductBody)],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue/products/:id",
    middlewares: [validateFields(AdminUpdateProductBody)],
  },
]
