import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { requireInvitation } from "./invited-registration"
import { requireGoodNewPassword, requireGoodPassword } from "./password-rule"
import { nameSession } from "./session-claims"
import { signOutMiddlewares } from "./sign-out"

/** The routes of Medusa under /auth that this shop uses: staff sign in by e-mail, customers have no accounts. */
const OPEN: readonly (readonly [method: string, path: RegExp])[] = [
  ["POST", /^\/user\/emailpass(\/(register|reset-password|update))?\/?$/i],
  ["GET", /^\/user\/providers\/?$/i],
  ["POST", /^\/session\/?$/i],
  ["DELETE", /^\/session\/?$/i],
  ["POST", /^\/token\/refresh\/?$/i],
  ["POST", /^\/mfa\/challenges\/[\w-]+\/verify\/?$/i],
  ["GET", /^\/mfa\/factors\/?$/i],
  ["POST", /^\/mfa\/(factors|recovery-codes)\/?$/i],
  ["POST", /^\/mfa\/factors\/[\w-]+\/verify\/?$/i],
  ["DELETE", /^\/mfa\/factors\/[\w-]+\/?$/i],
]

/** Closes all other routes under /auth, including any that Medusa adds: other actors and other providers. */
function closeUnusedRoutes(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  // Inside a mounted middleware the path is what follows /auth.
  const open = OPEN.some(([method, path]) => method === req.method && path.test(req.path))
  if (!open && req.method !== "OPTIONS") {
    throw new MedusaError(
      MedusaError.Types.FORBIDDEN,
      "This way of signing in is not offered: staff sign in with e-mail and password, and join by invitation",
    )
  }
  next()
}

export const authMiddlewares: MiddlewareRoute[] = [
  { matcher: "/auth", middlewares: [closeUnusedRoutes, nameSession] },
  ...signOutMiddlewares,
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider/register",
    middlewares: [requireInvitation, requireGoodPassword],
  },
  // Without a method, so that it runs before Medusa uses up the link.
  { matcher: "/auth/user/emailpass/update", middlewares: [requireGoodNewPassword] },
]
