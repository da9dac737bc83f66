import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
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
    middlewares: [validateAndTransformBody(AdminRestoreDeleted)],
  },
]
