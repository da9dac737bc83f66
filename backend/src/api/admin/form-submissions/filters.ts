import { DONE_STATUSES, NOBODY_ASSIGNED } from "../../../contract"
import { readEnvironment } from "../../../config/environment"
import { containingAllTerms } from "../../../lib/search-terms"
import { workingHoursBefore } from "../../../lib/working-time"

const SEARCHED = ["reference", "name", "email", "company"]

type Filters = Record<string, unknown>

/**
 * Filters of a list of submissions, without the status.
 *
 * @param asked the validated query; `q` is searched in reference, name, e-mail address and company
 */
export function submissionFilters(asked: Filters): Filters {
  const { q, type, created_at, assignee_id } = asked
  return {
    ...(type === undefined ? {} : { type }),
    ...(created_at === undefined ? {} : { created_at }),
    ...(assignee_id === undefined
      ? {}
      : { assignee_id: assignee_id === NOBODY_ASSIGNED ? null : assignee_id }),
    ...(typeof q === "string" ? containingAllTerms(SEARCHED, q) : {}),
  }
}

/** Working hours within which a submission is answered. */
export const responseHours = (): number => readEnvironment(process.env).FORM_RESPONSE_HOURS

/** Submissions that wait and were created before this moment have waited longer than `FORM_RESPONSE_HOURS`. */
export const overdueBefore = (): Date => workingHoursBefore(new Date(), responseHours())

/** Filter of the submissions that have waited too long. */
export const overdueFilter = (before: Date): Filters => ({
  status: { $nin: [...DONE_STATUSES] },
  erased_at: null,
  created_at: { $lt: before.toISOString() },
})

/**
 * Filters of a list of submissions by their state: the status, or whether they are overdue.
 *
 * @param asked the validated query
 */
export const stateFilters = ({ status, overdue }: Filters, before: Date): Filters[] => [
  ...(status === undefined ? [] : [{ status }]),
  ...(overdue === undefined ? [] : [overdueFilter(before)]),
]
