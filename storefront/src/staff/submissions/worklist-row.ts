import { type AdminFormSubmissionRow, DONE_STATUSES, FORMS } from "@scanwright/backend/contract"
import { ageText } from "./age"
import { momentText } from "./moments"

/** A submission in the table of the inbox. */
export interface WorklistRow {
  readonly id: string
  readonly reference: string
  /** Name and company of the sender; "erased" after an erasure. */
  readonly from: string
  readonly form: string
  readonly status: string
  readonly received: string
  readonly age: string
  readonly isOverdue: boolean
  /** Name of the member of staff who sees to it; null for nobody. */
  readonly assignee: string | null
  /** ISO 8601. */
  readonly updatedAt: string
}

interface Surroundings {
  /** Epoch ms. */
  now: number
  /** Waiting submissions from before this moment are overdue; ISO 8601. */
  overdueBefore: string
  /** Names of the members of staff by id. */
  names: ReadonlyMap<string, string>
}

/** A submission as the table shows it. */
export function toWorklistRow(
  row: AdminFormSubmissionRow,
  { now, overdueBefore, names }: Surroundings,
): WorklistRow {
  const isWaiting = !DONE_STATUSES.includes(row.status) && row.erased_at === null
  return {
    id: row.id,
    reference: row.reference,
    from: [row.name, row.company].filter(Boolean).join(", ") || "erased",
    form: FORMS[row.type].title,
    status: row.status,
    received: momentText(row.created_at),
    age: ageText(row.created_at, now),
    isOverdue: isWaiting && Date.parse(row.created_at) < Date.parse(overdueBefore),
    assignee: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? "somebody who has left"),
    updatedAt: row.updated_at,
  }
}
