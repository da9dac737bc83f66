import { Eye, Trash } from "@medusajs/icons"
import { StatusBadge } from "@medusajs/ui"
import { FORM_TYPES, FORMS } from "../../../contract/forms/forms"
import { FORM_STATUSES } from "../../../contract/forms/statuses"
import { type AdminFormSubmissionRow } from "../../../contract/forms/submission-responses"
import { type ListFilter } from "../../components/ChoiceFilter"
import { ListScreen, type ListColumn } from "../../components/ListScreen"
import { RowActions } from "../../components/RowActions"
import { showTime } from "../../lib/dates"
import { useDelete } from "../../lib/use-delete"
import { useOpen } from "../../lib/use-open"
import { nameOfSubmission, statusColour, statusLabel, submissions } from "./submission"

const FILTERS: readonly ListFilter[] = [
  {
    id: "status",
    label: "Status",
    choices: Object.entries(FORM_STATUSES).map(([value, label]) => ({ value, label })),
    counts: ({ status_counts: counts }) => (counts ?? {}) as Record<string, number>,
  },
  {
    id: "type",
    label: "Form",
    choices: FORM_TYPES.map((type) => ({ value: type, label: FORMS[type].title })),
  },
]

const COLUMNS: readonly ListColumn<AdminFormSubmissionRow>[] = [
  { id: "reference", header: "Reference", cell: nameOfSubmission },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge color={statusColour(status)}>{statusLabel(status)}</StatusBadge>,
  },
  { id: "type", header: "Form", cell: ({ type }) => FORMS[type].title },
  { id: "name", header: "Name", cell: ({ name }) => name ?? "–" },
  { id: "company", header: "Company", cell: ({ company }) => company ?? "–" },
  {
    id: "created_at",
    header: "Received",
    sortable: true,
    cell: ({ created_at: createdAt }) => showTime(createdAt),
  },
]

const addressOf = ({ id }: AdminFormSubmissionRow) => id

function SubmissionMenu({ row }: { row: AdminFormSubmissionRow }) {
  const open = useOpen()
  const remove = useDelete(submissions, "What was sent cannot be read any more.")
  return (
    <RowActions
      subject={row.reference}
      actions={[
        { label: "Open", icon: <Eye />, onSelect: () => open(row.id) },
        { label: "Delete", icon: <Trash />, onSelect: () => void remove(row.id, row.reference) },
      ]}
    />
  )
}

/** List of the form submissions of visitors. */
export function SubmissionList() {
  return (
    <ListScreen<AdminFormSubmissionRow>
      resource={submissions}
      title="Form submissions"
      description="What visitors have sent by the shop's forms."
      columns={COLUMNS}
      nameOf={nameOfSubmission}
      addressOf={addressOf}
      RowMenu={SubmissionMenu}
      filters={FILTERS}
      defaultOrder="-created_at"
      emptyText="What visitors send appears here at once."
    />
  )
}
