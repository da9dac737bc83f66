import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { missedSearchSchema } from "../../../contract"

export const storeMissedSearchMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/missed-searches",
    middlewares: [validateAndTransformBody(missedSearchSchema)],
  },
]
