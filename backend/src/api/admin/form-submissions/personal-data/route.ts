import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { FORM_SUBMISSION_MODULE } from "../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../modules/form-submission/service"
import { type AdminPersonalDataType } from "../validators"

/** Exports the data of a person in all submissions (UK GDPR, articles 15 and 20). */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { email } = req.validatedQuery as AdminPersonalDataType
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  res.json({ personal_data: await service.exportPersonalData(email) })
}
