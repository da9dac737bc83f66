import { FORM_STATUSES, FORM_TYPES, FORMS, NOBODY_ASSIGNED } from "@scanwright/backend/contract"
import type { StaffMember, SubmissionQuestion } from "./data"
import { FilterForm } from "@/staff/shell/FilterForm"

interface Props {
  question: SubmissionQuestion
  /** Number of submissions by status. */
  statusCounts: Readonly<Record<string, number>>
  members: readonly StaffMember[]
}

const KINDS = FORM_TYPES.map((value) => ({ value, label: FORMS[value].title }))

/** The filters of the inbox. */
export function InboxFilters({ question, statusCounts, members }: Props) {
  const statuses = [...new Set([...Object.keys(FORM_STATUSES), ...Object.keys(statusCounts)])]
  return (
    <FilterForm
      action="/admin/submissions"
      label="Submissions"
      state={{ ...question }}
      filters={[
        { kind: "search", placeholder: "Reference, name, e-mail or company" },
        {
          kind: "choice",
          name: "status",
          label: "Status",
          all: "Any status",
          choices: statuses.map((value) => ({
            value,
            label: `${FORM_STATUSES[value] ?? value} (${statusCounts[value] ?? 0})`,
          })),
        },
        { kind: "choice", name: "type", label: "Form", all: "Every form", choices: KINDS },
        {
          kind: "choice",
          name: "assignee",
          label: "Assigned to",
          all: "Anybody or nobody",
          choices: [
            { value: NOBODY_ASSIGNED, label: "Nobody" },
            ...members.map(({ id, label }) => ({ value: id, label })),
          ],
        },
      ]}
    />
  )
}
