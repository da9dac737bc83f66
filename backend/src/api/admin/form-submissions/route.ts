import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminFormSubmissionRow, type AdminFormSubmissionsResponse } from "../../../contract"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { submissionFilters } from "./filters"

/** Lists submissions, newest first, with the number of submissions in each status that match the other filters. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminFormSubmissionsResponse>,
): Promise<void> {
  const { status } = req.filterableFields
  const filters = submissionFilters(req.filterableFields)
  const [{ data, metadata }, status_counts] = await Promise.all([
    req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "form_submission",
      ...req.queryConfig,
      filters: status === undefined ? filters : { ...filters, status },
    }),
    req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).countByStatus(filters),
  ])
  res.json({
    form_submissions: data as unknown as AdminFormSubmissionRow[],
    count: metadata?.count ?? 0,
    offset: metadata?.skip ?? 0,
    limit: metadata?.take ?? 0,
    status_counts,
  })
}
