import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { staffPolicySchema } from "../../../contract"

export const adminStaffPolicyMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/staff-policy",
    middlewares: [validateBody(staffPolicySchema)],
  },
]
