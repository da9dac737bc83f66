import { FORM_TYPES, FORMS, NOBODY_ASSIGNED } from "@scanwright/backend/contract"
import type { StaffMember, SubmissionQuestion } from "./data"
import { FilterForm } from "@/staff/shell/FilterForm"

interface Props {
  question: SubmissionQuestion
  members: readonly StaffMember[]
  /** What was found, as text. */
  found: string
}

const KINDS = FORM_TYPES.map((value) => ({ value, label: FORMS[value].title }))

/** The filters of the inbox. */
export function InboxFilters({ question, members, found }: Props) {
  const { overdue, ...asked } = question
  return (
    <FilterForm
      action="/admin/submissions"
      label="Submissions"
      found={found}
      state={{ ...asked, ...(overdue && { overdue: "true" }) }}
      preserved={["status", "overdue", "order"]}
      filters={[
        { kind: "search", placeholder: "Reference, name, e-mail or company" },
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
