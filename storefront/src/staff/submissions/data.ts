import type {
  AdminFormSubmission,
  AdminFormSubmissionRow,
  AdminFormSubmissionsResponse,
  FormType,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** Rows of a page of the inbox. */
export const SUBMISSIONS_PER_PAGE = 20

/** What of the inbox is asked for; what is absent does not narrow it. */
export interface SubmissionQuestion {
  readonly q?: string
  readonly status?: string
  readonly type?: FormType
  /** Id of a member of staff, or `none`. */
  readonly assignee?: string
  /** From 1. */
  readonly page: number
}

/** One page of the inbox. */
interface SubmissionPage {
  readonly rows: readonly AdminFormSubmissionRow[]
  readonly count: number
  /** By status, whatever status is asked for. */
  readonly statusCounts: Readonly<Record<string, number>>
}

/** A question as parameters of the Admin API. */
export const submissionFilters = ({ q, status, type, assignee }: Omit<SubmissionQuestion, "page">) => ({
  q,
  status,
  type,
  assignee_id: assignee,
})

/** Reads one page of the inbox, newest first. */
export async function readSubmissions({
  page,
  ...asked
}: SubmissionQuestion): Promise<Result<SubmissionPage>> {
  const result = await readAsStaff<AdminFormSubmissionsResponse>("/admin/form-submissions", {
    ...submissionFilters(asked),
    limit: SUBMISSIONS_PER_PAGE,
    offset: (page - 1) * SUBMISSIONS_PER_PAGE,
  })
  if (!result.ok) return result
  const { form_submissions: rows, count, status_counts: statusCounts } = result.value
  return { ok: true, value: { rows, count, statusCounts } }
}

/** Reads a submission with its answers, mails and notes. */
export async function readSubmission(id: string): Promise<Result<AdminFormSubmission>> {
  const result = await readAsStaff<{ form_submission: AdminFormSubmission }>(
    `/admin/form-submissions/${encodeURIComponent(id)}`,
  )
  return result.ok ? { ok: true, value: result.value.form_submission } : result
}

/** Somebody a submission can be given to. */
export interface StaffMember {
  readonly id: string
  readonly label: string
}

interface UsersResponse {
  users: { id: string; email: string; first_name: string | null; last_name: string | null }[]
}

/** Everybody on the staff by name; none where they cannot be read, which is logged. */
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
