import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { adminPermission, SECOND_FACTOR_REFUSAL } from "../../contract"
import { STAFF_ROLE_MODULE } from "../../modules/staff-role"
import { type StaffRoleModuleService } from "../../modules/staff-role/service"
import { adminPathParts } from "../staff-writes/path-parts"
import { type Claims } from "./session-claims"

/** Ids of the accounts among these that have a second factor. */
export async function withSecondFactor(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Set<string>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select distinct identity.app_metadata ->> 'user_id' as id from auth_mfa_factor factor
       join auth_identity identity on identity.id = factor.auth_identity_id and identity.deleted_at is null
      where factor.status = 'enabled' and factor.deleted_at is null
        and identity.app_metadata ->> 'user_id' in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a second factor is required of everybody, and this account has none. */
export async function needsSecondFactor(container: MedusaContainer, userId: string): Promise<boolean> {
  const isRequired = await container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE).requiresSecondFactor()
  return isRequired && !(await withSecondFactor(container, [userId])).has(userId)
}

/**
 * Lets people who need a second factor and have none read who they are, and nothing else under /admin; setting one up is under
 * /auth. Programs with a secret API key do not sign in, and are not asked.
 *
 * @throws MedusaError (403)
 */
async function requireSecondFactor(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type: type, actor_id: id } = ((req as Partial<AuthenticatedMedusaRequest>).auth_context ??
    {}) as Claims
  if (req.method !== "OPTIONS" && type === "user" && id) {
    const parts = adminPathParts(req.originalUrl.split("?")[0] ?? "")
    const isOwnAccount = adminPermission(req.method, parts, req.body) === "account.own"
    if (!isOwnAccount && (await needsSecondFactor(req.scope, id))) {
      throw new MedusaError(MedusaError.Types.FORBIDDEN, SECOND_FACTOR_REFUSAL, "second_factor_required")
    }
  }
  next()
}

export const secondFactorMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [requireSecondFactor] },
]
