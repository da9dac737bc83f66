import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import { AdminCreateScheduledPrice, AdminGetScheduledPricesParams } from "./validators"

export const adminScheduledPriceMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/scheduled-prices",
    middlewares: [validateAndTransformQuery(AdminGetScheduledPricesParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/scheduled-prices",
    middlewares: [validateAndTransformBody(AdminCreateScheduledPrice)],
  },
]
