import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { acceptAccountSchema, accountRequestSchema, accountTokenSchema } from "../../../contract"

export const storeAccountRequestMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/account-requests",
    middlewares: [validateBody(accountRequestSchema)],
  },
  {
    method: "POST",
    matcher: "/store/account-requests/read",
    middlewares: [validateBody(accountTokenSchema)],
  },
  {
    method: "POST",
    matcher: "/store/account-requests/accept",
    middlewares: [validateBody(acceptAccountSchema)],
  },
]
