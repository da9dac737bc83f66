import { NOBODY_ASSIGNED } from "../../../contract"
import { likePattern } from "../../../lib/like-pattern"

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
    ...(typeof q === "string"
      ? { $or: SEARCHED.map((field) => ({ [field]: { $ilike: likePattern(q) } })) }
      : {}),
  }
}
