import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { AdminGetActivityParams } from "./validators"

export const adminActivityMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/activity",
    middlewares: [validateAndTransformQuery(AdminGetActivityParams, { isList: true })],
  },
]
