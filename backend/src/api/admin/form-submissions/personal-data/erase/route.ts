import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { erasePersonalDataWorkflow } from "../../../../../workflows/form-submission/workflows/erase-personal-data"
import { type AdminPersonalDataType } from "../../validators"

/** Erases a person from all submissions (UK GDPR, article 17). */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminPersonalDataType>,
  res: MedusaResponse,
): Promise<void> {
  const { email } = req.validatedBody
  const { result } = await erasePersonalDataWorkflow(req.scope).run({ input: { email } })
  res.json({ personal_data_erasure: result })
}
