import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { MedusaError } from "@medusajs/framework/utils"
import { STAFF_ROLES, staffRoleSchema } from "../../../contract"
import { AdminChangeStaffRole } from "./validators"

/**
 * Refuses an invitation with an unknown role. Medusa's own route takes the role in `metadata`, and stores it.
 *
 * @throws MedusaError (invalid data)
 */
function requireKnownRole(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { metadata } = Object(req.body) as { metadata?: unknown }
  const { role } = Object(metadata) as { role?: unknown }
  if (role !== undefined && !staffRoleSchema.safeParse(role).success) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `metadata.role must be one of ${STAFF_ROLES.join(", ")}`,
    )
  }
  next()
}

export const adminStaffMiddlewares: MiddlewareRoute[] = [
  { method: "POST", matcher: "/admin/invites", middlewares: [requireKnownRole] },
  {
    method: "POST",
    matcher: "/admin/staff/:id",
    middlewares: [validateBody(AdminChangeStaffRole)],
  },
]
