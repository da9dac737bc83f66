import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { productsToParams } from "../../../lib/schemas"
import { listBrandsConfig, retrieveBrandConfig } from "./query-config"
import { AdminCreateBrand, AdminGetBrandParams, AdminGetBrandsParams, AdminUpdateBrand } from "./validators"

const retrieve = validateAndTransformQuery(AdminGetBrandParams, retrieveBrandConfig)

export const adminBrandMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/brands",
    middlewares: [validateAndTransformQuery(AdminGetBrandsParams, listBrandsConfig)],
  },
  {
    method: "POST",
    matcher: "/admin/brands",
    middlewares: [validateBody(AdminCreateBrand), retrieve],
  },
  { method: "GET", matcher: "/admin/brands/:id", middlewares: [retrieve] },
  {
    method: "DELETE",
    matcher: "/admin/brands/:id",
    middlewares: [validateAndTransformQuery(productsToParams, {})],
  },
  {
    method: "POST",
    matcher: "/admin/brands/:id",
    middlewares: [validateBody(AdminUpdateBrand), retrieve],
  },
]
