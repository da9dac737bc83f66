import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { acceptAccountSchema, accountRequestSchema, accountTokenSchema } from "../../../contract"

export const storeAccountRequestMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/account-requests",
    middlewares: [validateAndTransformBody(accountRequestSchema)],
  },
  {
    method: "POST",
    matcher: "/store/account-requests/read",
    middlewares: [validateAndTransformBody(accountTokenSchema)],
  },
  {
    method: "POST",
    matcher: "/store/account-requests/accept",
    middlewares: [validateAndTransformBody(acceptAccountSchema)],
  },
]
