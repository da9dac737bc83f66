import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminRestoredResponse } from "../../../../contract"
import { restoreDeleted } from "../../../../workflows/restore/restore-deleted"
import { type RestoreDeletedBody } from "../validators"

/** Restores a deleted record, with its links. */
export async function POST(
  req: AuthenticatedMedusaRequest<RestoreDeletedBody>,
  res: MedusaResponse<AdminRestoredResponse>,
): Promise<void> {
  res.json({ restored: await restoreDeleted(req.scope, req.validatedBody) })
}
