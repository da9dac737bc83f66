import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminFormSubmissionRow, type AdminFormSubmissionsResponse } from "../../../contract"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { overdueBefore, overdueFilter, stateFilters, submissionFilters } from "./filters"

/** Lists submissions, newest first, with the number of submissions in each status that match the other filters. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminFormSubmissionsResponse>,
): Promise<void> {
  const before = overdueBefore()
  const filters = submissionFilters(req.filterableFields)
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [{ data, metadata }, status_counts, [, overdue_count]] = await Promise.all([
    req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "form_submission",
      ...req.queryConfig,
      filters: { $and: [filters, ...stateFilters(req.filterableFields, before)] },
    }),
    service.countByStatus(filters),
    service.listAndCountFormSubmissions(
      { $and: [filters, overdueFilter(before)] },
      { select: ["id"], take: 1 },
    ),
  ])
  res.json({
    form_submissions: data as unknown as AdminFormSubmissionRow[],
    count: metadata?.count ?? 0,
    offset: metadata?.skip ?? 0,
    limit: metadata?.take ?? 0,
    status_counts,
    overdue_count,
    overdue_before: before.toISOString(),
  })
}
