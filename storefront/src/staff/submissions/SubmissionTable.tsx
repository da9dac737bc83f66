"use client"

import { FORM_STATUSES } from "@scanwright/backend/contract"
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Menu,
  type TableView,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import { useDeletion } from "@/staff/records/useDeletion"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { countText } from "@/staff/shell/count-text"
import { selectionHref } from "@/staff/shell/selection"
import { useTableColumns } from "@/staff/shell/useTableColumns"
import { setStatuses } from "./actions"
import type { InboxOrder, SubmissionQuestion } from "./data"
import { inboxHref, isFiltered, SUBMISSIONS_PER_PAGE } from "./inbox"
import { StatusBadge } from "./StatusBadge"
import type { WorklistRow } from "./worklist-row"

interface Props {
  rows: readonly WorklistRow[]
  count: number
  question: SubmissionQuestion
}

const pathOf = (id: string) => `/admin/submissions/${encodeURIComponent(id)}`

const EXPORT_PATH = "/api/staff/submissions/export"

const NOUN = ["submission", "submissions"] as const

const toDeletable = ({ id, reference, updatedAt }: WorklistRow) => ({ id, name: reference, updatedAt })

const COLUMNS: readonly DataColumn<WorklistRow>[] = [
  {
    id: "reference",
    header: "Submission",
    isRowHeader: true,
    cell: ({ id, reference, from }) => (
      <span className="grid">
        <Link href={pathOf(id)}>{reference}</Link>
        <Text as="span" size="sm" variant="muted">
          {from}
        </Text>
      </span>
    ),
  },
  { id: "form", header: "Form", cell: ({ form }) => form },
  {
    id: "received",
    header: "Received",
    sortable: true,
    cell: ({ age, received, isOverdue }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span title={received}>{age}</span>
        {isOverdue && <Badge variant="danger">Overdue</Badge>}
      </span>
    ),
  },
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "assignee",
    header: "Assigned to",
    cell: ({ assignee }) => assignee ?? <Text as="span" variant="muted">{`Nobody`}</Text>,
  },
]

const viewOf = ({ order, page }: SubmissionQuestion): TableView => ({
  page,
  sort: { columnId: "received", direction: order === "created_at" ? "ascending" : "descending" },
})

const orderOf = (sort: TableView["sort"]): InboxOrder | undefined =>
  sort?.direction === "ascending" ? "created_at" : undefined

/** Sets the status of several submissions, and shows the result in a toast. */
function useStatuses() {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const { run, isPending } = useStaffAction(setStatuses)
  const set = async (ids: readonly string[], status: string, done: () => void) => {
    const outcome = await run({ ids: [...ids], status })
    if (!outcome.ok) return
    toaster.show({
      variant: "success",
      title: "Status changed",
      description: `${countText(ids.length, NOUN)}: ${FORM_STATUSES[status] ?? status}`,
    })
    done()
    startTransition(() => router.refresh())
  }
  return { set, isPending }
}

/** Shown in place of rows. */
const NoSubmissions = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState title="No submissions here" actions={<Button href="/admin/submissions">Show all</Button>}>
      No submissions match your filters.
    </EmptyState>
  ) : (
    <EmptyState title="No submissions yet">
      What people send by the shop&apos;s forms is listed here.
    </EmptyState>
  )

/** The submissions of a list as a table: to set statuses, export and delete, one by one or several at once. */
export function SubmissionTable({ rows, count, question }: Props) {
  const { set, isPending } = useStatuses()
  const { ask, dialog } = useDeletion({ entity: "form_submission", noun: NOUN })
  const columnChoice = useTableColumns("/admin/submissions")
  const actionsFor = (ids: readonly string[], now: string | null, done: () => void) =>
    Object.entries(FORM_STATUSES)
      .filter(([status]) => status !== now)
      .map(([status, label]) => ({
        kind: "action" as const,
        label: `Set to ${label}`,
        onSelect: () => void set(ids, status, done),
      }))
  return (
    <>
      <DataTable
        mode="server"
        caption="Submissions"
        hideCaption
        noun={NOUN}
        columns={COLUMNS}
        columnChoice={columnChoice}
        scroll="inside"
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ reference }) => reference}
        loading={isPending}
        rowActions={(row) => (
          <Menu
            label={`Actions for ${row.reference}`}
            trigger="more"
            size="sm"
            align="end"
            groups={[
              [{ kind: "link", label: "Open", href: pathOf(row.id) }],
              actionsFor([row.id], row.status, () => undefined),
              [
                {
                  kind: "action",
                  label: "Delete",
                  variant: "danger",
                  onSelect: () => ask([toDeletable(row)]),
                },
              ],
            ]}
          />
        )}
        selection={{
          actions: (ids, clear) => (
            <>
              <Menu label="Set status" size="sm" groups={[actionsFor(ids, null, clear)]} />
              <Button size="sm" variant="secondary" href={selectionHref(EXPORT_PATH, ids)} download>
                Export
              </Button>
              <Button
                size="sm"
                variant="danger"
                onClick={() => ask(rows.filter(({ id }) => ids.includes(id)).map(toDeletable), clear)}
              >
                Delete
              </Button>
            </>
          ),
        }}
        {...viewOf(question)}
        rowCount={count}
        pageSize={SUBMISSIONS_PER_PAGE}
        hrefFor={({ page, sort }) => inboxHref({ ...question, order: orderOf(sort), page })}
        empty={<NoSubmissions isNarrowed={isFiltered(question)} />}
      />
      {dialog}
    </>
  )
}
