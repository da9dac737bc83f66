import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminFormBatchResponse } from "../../../../contract"
import { updateFormSubmissionsWorkflow } from "../../../../workflows/form-submission/workflows/update-form-submissions"
import { type AdminBatchFormSubmissionsType } from "../validators"

/** Sets one status for several submissions. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminBatchFormSubmissionsType>,
  res: MedusaResponse<AdminFormBatchResponse>,
): Promise<void> {
  const { ids, status } = req.validatedBody
  const { result } = await updateFormSubmissionsWorkflow(req.scope).run({
    input: { ids: [...new Set(ids)], status },
  })
  res.json({ updated: result })
}
