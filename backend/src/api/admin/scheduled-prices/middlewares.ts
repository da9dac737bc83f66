import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
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
    middlewares: [validateBody(AdminCreateScheduledPrice)],
  },
]
