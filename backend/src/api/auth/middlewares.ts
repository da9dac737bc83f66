import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { passwordSignInMiddlewares } from "./customer-sign-in"
import { requireInvitation } from "./invited-registration"
import { requireGoodNewPassword, requireGoodPassword } from "./password-rule"
import { isOpenRoute } from "./open-routes"
import { nameSession } from "./session-claims"
import { signOutMiddlewares } from "./sign-out"

/** Closes the routes under /auth that the shop does not use: other actors and other providers. */
function closeUnusedRoutes(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  // Inside a mounted middleware the path is what follows /auth.
  if (req.method !== "OPTIONS" && !isOpenRoute(req.method, req.path, http.authMethodsPerActor)) {
    throw new MedusaError(
      MedusaError.Types.FORBIDDEN,
      "This way of signing in is not offered: staff and customers sign in with e-mail and password, and join by a mailed link",
    )
  }
  next()
}

export const authMiddlewares: MiddlewareRoute[] = [
  { matcher: "/auth", middlewares: [closeUnusedRoutes, nameSession] },
  ...passwordSignInMiddlewares,
  ...signOutMiddlewares,
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider/register",
    middlewares: [requireInvitation, requireGoodPassword],
  },
  // Without a method, so that it runs before Medusa uses up the link.
  { matcher: "/auth/:actor_type/emailpass/update", middlewares: [requireGoodNewPassword] },
]
