import { type AuthenticatedMedusaRequest, type MedusaRequest } from "@medusajs/framework/http"
import { makerOfKey } from "./active-key"

/**
 * The member of staff who acts with a request: the one who signed in, or who made its secret API key.
 *
 * @returns null for a stranger, and for a key whose maker has no account any more
 */
export async function actingUser(req: MedusaRequest): Promise<string | null> {
  const { actor_id: id, actor_type: type } = ((req as Partial<AuthenticatedMedusaRequest>).auth_context ??
    {}) as Partial<AuthenticatedMedusaRequest["auth_context"]>
  if (!id) return null
  if (type === "api-key") return makerOfKey(req, id)
  return type === "user" ? id : null
}
