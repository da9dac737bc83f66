import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { missedSearchSchema } from "../../../contract"

export const storeMissedSearchMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/missed-searches",
    middlewares: [validateBody(missedSearchSchema)],
  },
]
