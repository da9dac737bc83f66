import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type ICustomerModuleService, type IUserModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { STAFF_SESSION_MODULE } from "../../modules/staff-session"
import { type StaffSessionModuleService } from "../../modules/staff-session/service"
import { accountRefusal } from "../../safety/account-refusal"
import { companiesOf, maySignIn, suspendedAt } from "../../workflows/account/may-sign-in"
import { passwordSetAt } from "../../workflows/account/password-time"
import { makerOfKey } from "./active-key"
import { type Claims, LONGEST_SESSION } from "./session-claims"

/** Whether a session was ended by signing out. */
async function hasEnded(req: MedusaRequest, id: string): Promise<boolean> {
  const sessions = req.scope.resolve<StaffSessionModuleService>(STAFF_SESSION_MODULE)
  const ended = await sessions.listEndedSessions({ id }, { select: ["id"], take: 1 })
  return ended.length > 0
}

/** Actors who sign in. */
type Actor = "user" | "customer"

/** Whether the account of a session is one that may sign in still, and has not been suspended since. */
const IS_ACTIVE: Readonly<
  Record<Actor, (req: MedusaRequest, id: string, claims: Claims) => Promise<boolean>>
> = {
  user: async (req, id) => {
    const users: IUserModuleService = req.scope.resolve(Modules.USER)
    const [user] = await users.listUsers({ id }, { select: ["id"], take: 1 })
    return user !== undefined
  },
  customer: async (req, id, { suspended_at }) => {
    const customers: ICustomerModuleService = req.scope.resolve(Modules.CUSTOMER)
    const [[customer], membership] = await Promise.all([
      customers.listCustomers({ id, has_account: true }, { select: ["id"], take: 1 }),
      companiesOf(req.scope).membershipOf(id),
    ])
    return customer !== undefined && maySignIn(membership) && suspendedAt(membership) === suspended_at
  },
}

/**
 * Whether a token is from before the password that holds now. Tokens name the very time at which their password was set, so
 * that one of the same second differs; those of staff who signed in another way have only the second.
 */
const hasOldPassword = ({ actor_type: type, password_at, iat = 0 }: Claims, setAt: number): boolean =>
  password_at === undefined ? type === "customer" || iat < Math.floor(setAt / 1_000) : password_at !== setAt

/** Why a token or session is refused; null for an active one. */
async function refusalOf(req: MedusaRequest, actor: Actor, claims: Claims): Promise<string | null> {
  const { actor_id: id = "", auth_identity_id: identity, session_id, signed_in_at } = claims
  if (session_id === undefined || signed_in_at === undefined) return "Please sign in again."
  if (signed_in_at + LONGEST_SESSION <= Date.now() / 1_000) {
    return `A session ends ${LONGEST_SESSION / 3_600} hours after signing in. Please sign in again.`
  }
  const [isActive, setAt, isEnded] = await Promise.all([
    IS_ACTIVE[actor](req, id, claims),
    identity ? passwordSetAt(req.scope, { auth_identity_id: identity }) : 0,
    hasEnded(req, session_id),
  ])
  if (!isActive) return "This account no longer exists. Please sign in again."
  if (isEnded) return "This session has been signed out. Please sign in again."
  return hasOldPassword(claims, setAt)
    ? "The password of this account has been changed. Please sign in again."
    : null
}

/**
 * Refuses the token or session of a deleted account or of somebody who may not sign in any more, one that was signed out,
 * one whose sign-in was too long ago, and one from before the last change of password or the last suspension: a thief could renew it
 * for ever.
 * Medusa itself checks only signature and age.
 *
 * @throws MedusaError (401) with the reason for staff; Refusal (401) with one sentence for customers
 */
export async function requireActiveSession(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Requests without credentials pass: Medusa's own check follows and refuses them.
  const claims: Claims = req.auth_context ?? {}
  const { actor_type: type, actor_id: id } = claims
  if (type === "api-key" && id && (await makerOfKey(req, id)) === null) {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "The account that made this key no longer exists.")
  }
  const refusal = (type === "user" || type === "customer") && id ? await refusalOf(req, type, claims) : null
  if (refusal !== null) {
    throw type === "customer"
      ? accountRefusal("not_signed_in")
      : new MedusaError(MedusaError.Types.UNAUTHORIZED, refusal)
  }
  next()
}

/**
 * Refuses customers' sessions: they have no cookie and no second factor.
 *
 * @throws MedusaError (403)
 */
function refuseCustomers(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if ((req.auth_context as Claims | undefined)?.actor_type === "customer") {
    throw new MedusaError(MedusaError.Types.FORBIDDEN, "This is not offered to customers")
  }
  next()
}

const onlyActive = (matcher: string, actor: Actor | Actor[] = "user"): MiddlewareRoute => ({
  matcher,
  middlewares: [
    authenticate(actor, ["session", "bearer"], { allowUnauthenticated: true }),
    requireActiveSession,
  ],
})

const onlyStaff = (matcher: string): MiddlewareRoute => ({
  matcher,
  middlewares: [
    authenticate("*", ["session", "bearer"], { allowUnauthenticated: true, allowUnregistered: true }),
    refuseCustomers,
  ],
})

export const activeSessionMiddlewares: MiddlewareRoute[] = [
  // Medusa leaves this route open.
  {
    matcher: "/admin/feature-flags",
    middlewares: [authenticate("user", ["session", "bearer", "api-key"])],
  },
  onlyActive("/admin"),
  onlyActive("/auth/token/refresh", ["user", "customer"]),
  onlyStaff("/auth/session"),
  onlyStaff("/auth/mfa"),
  onlyActive("/auth/mfa/factors"),
  onlyActive("/auth/mfa/recovery-codes"),
]
