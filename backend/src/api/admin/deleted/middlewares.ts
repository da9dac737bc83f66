import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { AdminGetDeletedParams, AdminRestoreDeleted } from "./validators"

export const adminDeletedMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/deleted",
    middlewares: [validateAndTransformQuery(AdminGetDeletedParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/deleted/restore",
    middlewares: [validateBody(AdminRestoreDeleted)],
  },
]
