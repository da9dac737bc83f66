import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type IAuthModuleService, type IUserModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/** Medusa's name for signing in by password. */
const PASSWORD_PROVIDER = "emailpass"

/** Claims of a token or session, with one that Medusa's types lack: `iat` in seconds since 1970 (RFC 7519). */
type Claims = Partial<AuthenticatedMedusaRequest["auth_context"]> & { iat?: number }

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

/**
 * Refuses the token or session of a deleted account, and one from before the last change of password: a thief could
 * renew it for ever. Medusa itself checks only signature and age.
 *
 * @throws MedusaError (401) when the account was deleted, or its password was changed since
 */
async function requireActiveSession(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Requests without credentials pass: Medusa's own check follows and refuses them.
  const claims: Claims = req.auth_context ?? {}
  const { actor_id: id, actor_type: type, auth_identity_id: identity, iat } = claims
  if (type !== "user" || !id) {
    next()
    return
  }
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  const auth: IAuthModuleService = req.scope.resolve(Modules.AUTH)
  const [[user], setAt] = await Promise.all([
    users.listUsers({ id }, { select: ["id"], take: 1 }),
    identity ? passwordSetAt(auth, identity) : 0,
  ])
  const refusal = !user
    ? "This account no longer exists. Please sign in again."
    : (iat ?? 0) < setAt
      ? "The password of this account has been changed. Please sign in again."
      : null
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
  onlyActive("/admin"),
  onlyActive("/auth/token/refresh"),
  onlyActive("/auth/mfa/factors"),
  onlyActive("/auth/mfa/recovery-codes"),
]
