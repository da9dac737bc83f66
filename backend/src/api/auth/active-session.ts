import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type IAuthModuleService, type IUserModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { STAFF_SESSION_MODULE } from "../../modules/staff-session"
import { type StaffSessionModuleService } from "../../modules/staff-session/service"
import { hasActiveMaker } from "./active-key"
import { type Claims, LONGEST_SESSION } from "./session-claims"

/** Medusa's name for signing in by password. */
const PASSWORD_PROVIDER = "emailpass"

/** Time at which a person's password was last set, in whole seconds since 1970 as in tokens; 0 without a password. */
async function passwordSetAt(auth: IAuthModuleService, identity: string): Promise<number> {
  const [password] = await auth.listProviderIdentities(
    { auth_identity_id: identity, provider: PASSWORD_PROVIDER },
    { select: ["id", "updated_at"], take: 1 },
  )
  // The row's time of change is that of the password: no other column of it changes.
  const setAt = password && "updated_at" in password ? new Date(password.updated_at as string) : null
  return setAt === null ? 0 : Math.floor(setAt.getTime() / 1_000)
}

/** Whether a session was ended by signing out. */
async function hasEnded(req: MedusaRequest, id: string): Promise<boolean> {
  const sessions = req.scope.resolve<StaffSessionModuleService>(STAFF_SESSION_MODULE)
  const ended = await sessions.listEndedSessions({ id }, { select: ["id"], take: 1 })
  return ended.length > 0
}

/** Why a token or session of staff is refused; null for an active one. */
async function refusalOf(req: MedusaRequest, claims: Claims): Promise<string | null> {
  const { actor_id: id = "", auth_identity_id: identity, iat = 0, session_id, signed_in_at } = claims
  if (session_id === undefined || signed_in_at === undefined) return "Please sign in again."
  if (signed_in_at + LONGEST_SESSION <= Date.now() / 1_000) {
    return `A session ends ${LONGEST_SESSION / 3_600} hours after signing in. Please sign in again.`
  }
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  const auth: IAuthModuleService = req.scope.resolve(Modules.AUTH)
  const [[user], setAt, isEnded] = await Promise.all([
    users.listUsers({ id }, { select: ["id"], take: 1 }),
    identity ? passwordSetAt(auth, identity) : 0,
    hasEnded(req, session_id),
  ])
  if (!user) return "This account no longer exists. Please sign in again."
  if (isEnded) return "This session has been signed out. Please sign in again."
  return iat < setAt ? "The password of this account has been changed. Please sign in again." : null
}

/**
 * Refuses the token or session of a deleted account, one that was signed out, one whose sign-in was too long ago, and one
 * from before the last change of password: a thief could renew it for ever. Medusa itself checks only signature and age.
 *
 * @throws MedusaError (401) with the reason
 */
async function requireActiveSession(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Requests without credentials pass: Medusa's own check follows and refuses them.
  const claims: Claims = req.auth_context ?? {}
  const { actor_type: type, actor_id: id } = claims
  if (type === "api-key" && id && !(await hasActiveMaker(req, id))) {
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "The account that made this key no longer exists.")
  }
  const refusal = type === "user" && id ? await refusalOf(req, claims) : null
  if (refusal !== null) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, refusal)
  next()
}

const onlyActive = (matcher: string): MiddlewareRoute => ({
  matcher,
  middlewares: [
    authenticate("user", ["session", "bearer"], { allowUnauthenticated: true }),
    requireActiveSession,
  ],
})

export const activeSessionMiddlewares: MiddlewareRoute[] = [
  // Medusa leaves this route open.
  {
    matcher: "/admin/feature-flags",
    middlewares: [authenticate("user", ["session", "bearer", "api-key"])],
  },
  onlyActive("/admin"),
  onlyActive("/auth/token/refresh"),
  onlyActive("/auth/mfa/factors"),
  onlyActive("/auth/mfa/recovery-codes"),
]
