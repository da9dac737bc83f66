import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { staffPolicySchema } from "../../../contract"

export const adminStaffPolicyMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/staff-policy",
    middlewares: [validateAndTransformBody(staffPolicySchema)],
  },
]
