import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminFormReplyTimesResponse } from "../../../../contract"
import { FORM_SUBMISSION_MODULE } from "../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../modules/form-submission/service"
import { responseHours } from "../filters"
import { type AdminGetFormCountsParamsType } from "../validators"
import { countReplyTimes } from "./sum-answers"

/** Counts the submissions of the last weeks by whether their reply came within the promised working hours. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminFormReplyTimesResponse>,
): Promise<void> {
  const { weeks } = req.validatedQuery as AdminGetFormCountsParamsType
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const hours = responseHours()
  res.json({ hours, ...countReplyTimes(await service.listReplyTimes(weeks), hours, new Date()) })
}
