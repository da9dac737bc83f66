import type {
  AdminFormSubmission,
  AdminFormSubmissionRow,
  AdminFormSubmissionsResponse,
  FormType,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"
import { SUBMISSIONS_PER_PAGE } from "./inbox"

/** Orders of the inbox beside the usual one: longest waiting first. */
export type InboxOrder = "created_at"

/** Filters of the inbox; an absent one does not apply. */
export interface SubmissionQuestion {
  readonly q?: string
  readonly status?: string
  /** Only those that have waited too long. */
  readonly overdue?: true
  readonly type?: FormType
  /** Id of a member of staff, or `none`. */
  readonly assignee?: string
  /** Newest first where it is absent. */
  readonly order?: InboxOrder
  /** From 1. */
  readonly page: number
}

/** One page of the inbox. */
interface SubmissionPage {
  readonly rows: readonly AdminFormSubmissionRow[]
  readonly count: number
  /** Number of submissions by status, whatever status is filtered by. */
  readonly statusCounts: Readonly<Record<string, number>>
  /** Number of submissions that have waited too long, whatever status is filtered by. */
  readonly overdueCount: number
  /** When the page was read, in epoch ms. */
  readonly readAt: number
  /** Waiting submissions from before this moment have waited too long; ISO 8601. */
  readonly overdueBefore: string
}

/** The filters as parameters of the Admin API. */
export const submissionFilters = ({
  q,
  status,
  overdue,
  type,
  assignee,
}: Omit<SubmissionQuestion, "page">) => ({
  q,
  status,
  overdue: overdue && "true",
  type,
  assignee_id: assignee,
})

/** Reads one page of the inbox. */
export async function readSubmissions({
  page,
  ...asked
}: SubmissionQuestion): Promise<Result<SubmissionPage>> {
  const result = await readAsStaff<AdminFormSubmissionsResponse>("/admin/form-submissions", {
    ...submissionFilters(asked),
    order: asked.order,
    limit: SUBMISSIONS_PER_PAGE,
    offset: (page - 1) * SUBMISSIONS_PER_PAGE,
  })
  if (!result.ok) return result
  const { form_submissions: rows, count, status_counts: statusCounts } = result.value
  const { overdue_count: overdueCount, overdue_before: overdueBefore } = result.value
  return { ok: true, value: { rows, count, statusCounts, overdueCount, overdueBefore, readAt: Date.now() } }
}

/** Reads a submission with the values of its form, its mails and notes. */
export async function readSubmission(id: string): Promise<Result<AdminFormSubmission>> {
  const result = await readAsStaff<{ form_submission: AdminFormSubmission }>(
    `/admin/form-submissions/${encodeURIComponent(id)}`,
  )
  return result.ok ? { ok: true, value: result.value.form_submission } : result
}

/** A member of staff to whom a submission can be assigned. */
export interface StaffMember {
  readonly id: string
  readonly label: string
}

interface UsersResponse {
  users: { id: string; email: string; first_name: string | null; last_name: string | null }[]
}

/** Reads all members of staff by name; none where that fails, which is logged. */
export async function readStaffMembers(): Promise<StaffMember[]> {
  const result = await readAsStaff<UsersResponse>("/admin/users", {
    fields: "id,email,first_name,last_name",
    limit: 200,
  })
  if (!result.ok) {
    console.error("Reading the members of staff:", result.failure.cause)
    return []
  }
  return result.value.users.map(({ id, email, first_name: first, last_name: last }) => ({
    id,
    label: [first, last].filter(Boolean).join(" ") || email,
  }))
}
