import { FORM_STATUSES, FORM_TYPES, FORMS, NOBODY_ASSIGNED } from "@scanwright/backend/contract"
import { Button, Select, TextField } from "@scanwright/design-system"
import type { StaffMember, SubmissionQuestion } from "@/lib/medusa/staff/submissions"

interface Props {
  question: SubmissionQuestion
  /** How many there are of each status. */
  statusCounts: Readonly<Record<string, number>>
  members: readonly StaffMember[]
}

/** Narrows the inbox: a plain form, whose answers stand in the address. */
export function InboxFilters({ question, statusCounts, members }: Props) {
  const statuses = [...new Set([...Object.keys(FORM_STATUSES), ...Object.keys(statusCounts)])]
  return (
    <form
      action="/admin/submissions"
      method="get"
      role="search"
      aria-label="Submissions"
      // Another address, other answers.
      key={JSON.stringify(question)}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
    >
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={question.q}
        placeholder="Reference, name, e-mail or company"
      />
      <Select
        label="Status"
        name="status"
        defaultValue={question.status ?? ""}
        options={[
          { value: "", label: "Any status" },
          ...statuses.map((value) => ({
            value,
            label: `${FORM_STATUSES[value] ?? value} (${statusCounts[value] ?? 0})`,
          })),
        ]}
      />
      <Select
        label="Form"
        name="type"
        defaultValue={question.type ?? ""}
        options={[
          { value: "", label: "Every form" },
          ...FORM_TYPES.map((value) => ({ value, label: FORMS[value].title })),
        ]}
      />
      <Select
        label="Assigned to"
        name="assignee"
        defaultValue={question.assignee ?? ""}
        options={[
          { value: "", label: "Anybody or nobody" },
          { value: NOBODY_ASSIGNED, label: "Nobody" },
          ...members.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
