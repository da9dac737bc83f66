import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { adminPermission, ROLE_REFUSAL, roleAllows, type StaffRole } from "../../contract"
import { STAFF_ROLE_MODULE } from "../../modules/staff-role"
import { type StaffRoleModuleService } from "../../modules/staff-role/service"
import { adminPathParts } from "../staff-writes/path-parts"
import { actingUser } from "./acting-user"

/** Relations with customers' data, which the parameter `fields` of Medusa's routes can follow from other records. */
const CUSTOMERS_DATA =
  /(?:^|[^a-z])(?:carts?|customers?|orders?|order_[a-z_]+|payment_collections?|addresses|[a-z]+_address)(?:[^a-z_]|$)/

const asksForCustomers = ({ query }: MedusaRequest): boolean =>
  CUSTOMERS_DATA.test(JSON.stringify(query.fields ?? "").toLowerCase())

function isAllowed(req: MedusaRequest, role: StaffRole): boolean {
  const parts = adminPathParts(req.originalUrl.split("?")[0] ?? "")
  if (!roleAllows(role, adminPermission(req.method, parts, req.body))) return false
  return roleAllows(role, "orders.read") || !asksForCustomers(req)
}

/**
 * Lets staff do what their role allows, and nothing else: every route under /admin, by the contract's table. A route
 * without a row is the owner's. A secret API key has the role of the person who made it.
 *
 * @throws MedusaError (403) with one sentence for every refusal
 */
async function requirePermission(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const userId = req.method === "OPTIONS" ? null : await actingUser(req)
  // Strangers have been refused, except from accepting an invitation.
  if (userId !== null) {
    const roles = req.scope.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)
    if (!isAllowed(req, await roles.roleOf(userId))) {
      throw new MedusaError(MedusaError.Types.FORBIDDEN, ROLE_REFUSAL, "role_refused")
    }
  }
  next()
}

export const permissionMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [requirePermission] },
]
