import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { deleteStaffAccountWorkflow } from "../../../../workflows/staff-session/workflows/delete-staff-account"

/** Deletes an account as Medusa's own route does, and revokes the secret API keys that it made. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const { actor_id: actor } = req.auth_context
  if (actor === id) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A user cannot delete itself")
  await deleteStaffAccountWorkflow(req.scope).run({ input: { user_id: id, revoked_by: actor } })
  res.json({ id, object: "user", deleted: true })
}
