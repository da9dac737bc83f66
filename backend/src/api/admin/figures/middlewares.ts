import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { AdminGetMetricsParams } from "./validators"

export const adminMetricMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/figures",
    middlewares: [validateAndTransformQuery(AdminGetMetricsParams, { isList: false })],
  },
]
