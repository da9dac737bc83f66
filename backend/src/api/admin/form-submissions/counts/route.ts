import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminFormCountsResponse } from "../../../../contract"
import { FORM_SUBMISSION_MODULE } from "../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../modules/form-submission/service"
import { type AdminGetFormCountsParamsType } from "../validators"

/** Counts submissions by week and type of form. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminFormCountsResponse>,
): Promise<void> {
  const { weeks } = req.validatedQuery as AdminGetFormCountsParamsType
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  res.json({ weeks: await service.countByWeek(weeks) })
}
