import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { accountRefusal } from "../../../safety/account-refusal"
import { requireActiveSession } from "../../auth/active-session"
import { type Claims } from "../../auth/session-claims"
import { setAccount } from "./account-of"
import { type AccountRoute, accountRouteOf, rolesAllowRoute } from "./account-route"
import { ACCOUNT_ROUTES } from "./account-routes"

/** Forgets who asks by a cookie, which Medusa accepts under /store, and has nobody store the response. */
function forgetCookie(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  res.setHeader("cache-control", "private, no-store")
  delete (req as Partial<AuthenticatedMedusaRequest>).auth_context
  next()
}

/** @throws ZodError for input that breaks the row's rules */
function readInput(req: MedusaRequest, { query, headers, body }: AccountRoute): void {
  headers?.parse(req.headers)
  if (query) req.validatedQuery = query.parse(req.query) as Record<string, unknown>
  if (body) req.validatedBody = body.parse(req.body ?? {})
}

/**
 * Lets members of companies do what their roles allow, and nothing else: by the table of routes, in which a route without a row
 * is refused. Membership, roles and the company's state are read for every request, so that a removal holds at once.
 *
 * @throws Refusal (401), (403), (404); ZodError for bad input
 */
async function requireAccount(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_id: customerId, actor_type: type } = (req.auth_context ?? {}) as Claims
  if (type !== "customer" || !customerId) throw accountRefusal("not_signed_in")
  const membership = await req.scope.resolve<CompanyModuleService>(COMPANY_MODULE).membershipOf(customerId)
  if (membership?.status !== "active" || membership.company_status === "closed") {
    throw accountRefusal("not_signed_in")
  }
  const { member_id: memberId, company_id: companyId, company_status: companyStatus, roles } = membership
  const route = accountRouteOf(ACCOUNT_ROUTES, req.method, req.originalUrl.split("?")[0] ?? "")
  if (!route) throw accountRefusal("not_found")
  if (!rolesAllowRoute(roles, route)) throw accountRefusal("not_permitted")
  setAccount(req, { customerId, memberId, companyId, companyStatus, roles, permission: route.permission })
  readInput(req, route)
  next()
}

export const accountMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/account",
    middlewares: [
      forgetCookie,
      authenticate("customer", "bearer", { allowUnauthenticated: true, requireMfa: true }),
      requireActiveSession,
      requireAccount,
    ],
  },
]
