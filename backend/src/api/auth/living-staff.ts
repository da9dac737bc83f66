import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type IUserModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/**
 * Refuses the token or session of somebody who is no longer staff. Medusa checks only its signature and age, so that a
 * deleted account would work on for up to a day.
 *
 * @throws MedusaError (401) when the account was deleted
 */
async function requireLivingStaff(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Whoever is not signed in at all is the business of Medusa's own check, which follows.
  const { actor_id: id, actor_type: type } = (req.auth_context ?? {}) as Partial<typeof req.auth_context>
  if (type === "user" && id) {
    const users: IUserModuleService = req.scope.resolve(Modules.USER)
    const [user] = await users.listUsers({ id }, { select: ["id"], take: 1 })
    if (!user) {
      throw new MedusaError(
        MedusaError.Types.UNAUTHORIZED,
        "This account no longer exists. Please sign in again.",
      )
    }
  }
  next()
}

export const livingStaffMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin",
    middlewares: [
      authenticate("user", ["session", "bearer"], { allowUnauthenticated: true }),
      requireLivingStaff,
    ],
  },
]
