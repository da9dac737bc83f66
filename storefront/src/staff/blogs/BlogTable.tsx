"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  EmptyState,
  Link,
  Menu,
  type TableView,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import type { StaffBlogRow } from "./data"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { deleteBlog, publishBlog, restoreBlog } from "./actions"
import { blogListHref, type BlogListState } from "./blog-list"
import { inLondonWords } from "./london-time"

interface Props {
  rows: readonly StaffBlogRow[]
  count: number
  pageSize: number
  state: BlogListState
}

const STATUSES = {
  draft: { label: "Draft", tone: "neutral" },
  scheduled: { label: "Scheduled", tone: "warning" },
  published: { label: "Published", tone: "success" },
} as const

const TYPES = { blog: "Blog", news: "News" } as const

/** Columns that can be sorted by, and the API's word for each. */
const ORDERS: Readonly<Record<string, string>> = { title: "title", updated: "updated_at" }

const COLUMNS: readonly DataColumn<StaffBlogRow>[] = [
  {
    id: "title",
    header: "Title",
    isRowHeader: true,
    sortable: true,
    cell: ({ id, title }) => <Link href={`/admin/edit-blog/${id}`}>{title}</Link>,
  },
  {
    id: "status",
    header: "State",
    cell: ({ status, moment }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Badge variant={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
        {moment && <span>{inLondonWords(moment)}</span>}
      </span>
    ),
  },
  { id: "type", header: "Kind", cell: ({ type }) => TYPES[type] },
  { id: "category", header: "Category", cell: ({ category }) => category },
  { id: "author", header: "Author", cell: ({ author }) => author },
  {
    id: "updated",
    header: "Changed",
    sortable: true,
    firstDirection: "descending",
    cell: ({ updatedAt }) => inLondonWords(updatedAt),
  },
]

function viewOf({ order, page }: BlogListState): TableView {
  const isDescending = order.startsWith("-")
  const column = Object.entries(ORDERS).find(([, name]) => name === order.replace("-", ""))?.[0]
  return {
    page,
    sort: column ? { columnId: column, direction: isDescending ? "descending" : "ascending" } : null,
  }
}

/** The articles of a list, and what can be done with each. */
export function BlogTable({ rows, count, pageSize, state }: Props) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [doomed, setDoomed] = useState<StaffBlogRow | null>(null)
  const publishing = useStaffAction(publishBlog, { handles: ["conflict"] })
  const deleting = useStaffAction(deleteBlog, { handles: ["conflict"] })
  const restoring = useStaffAction(restoreBlog)
  const refresh = () => startTransition(() => router.refresh())

  const onConflict = (outcome: Awaited<ReturnType<typeof publishing.run>>, title: string) => {
    if (outcome.ok || outcome.kind !== "conflict") return
    showFailure({
      ...outcome,
      message: `Somebody else has changed “${title}” meanwhile. The list now shows how it is.`,
    })
  }

  const publish = async ({ id, title, updatedAt }: StaffBlogRow, isPublished: boolean) => {
    const outcome = await publishing.run({ id, updatedAt, isPublished })
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: isPublished ? "Published" : "Unpublished",
        description: isPublished ? `Everybody sees “${title}” now.` : `Only staff see “${title}” now.`,
      })
    }
    onConflict(outcome, title)
    refresh()
  }

  const remove = async ({ id, title, updatedAt }: StaffBlogRow) => {
    const outcome = await deleting.run({ id, updatedAt })
    setDoomed(null)
    if (outcome.ok) {
      const undo = async () => {
        if (!(await restoring.run({ id })).ok) return
        toaster.show({ variant: "success", title: "Restored", description: `“${title}” is back.` })
        refresh()
      }
      toaster.show({
        title: "Deleted",
        description: `“${title}” is deleted.`,
        action: { label: "Undo", onSelect: () => void undo() },
      })
    }
    onConflict(outcome, title)
    refresh()
  }

  const rowActions = (row: StaffBlogRow) => (
    <Menu
      label={`Actions for ${row.title}`}
      trigger="more"
      size="sm"
      align="end"
      groups={[
        [
          { kind: "link", label: "Edit", href: `/admin/edit-blog/${row.id}` },
          ...(row.status === "published"
            ? ([
                { kind: "link", label: "See the page", href: `/blogs/${encodeURIComponent(row.handle)}` },
                { kind: "action", label: "Unpublish", onSelect: () => void publish(row, false) },
              ] as const)
            : ([{ kind: "action", label: "Publish now", onSelect: () => void publish(row, true) }] as const)),
        ],
        [{ kind: "action", label: "Delete", variant: "danger", onSelect: () => setDoomed(row) }],
      ]}
    />
  )

  return (
    <>
      <DataTable
        mode="server"
        caption="Articles"
        hideCaption
        noun={["article", "articles"]}
        columns={COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={rowActions}
        {...viewOf(state)}
        rowCount={count}
        pageSize={pageSize}
        pageCount={Math.max(1, Math.ceil(count / pageSize))}
        hrefFor={({ page, sort }) =>
          blogListHref(state, {
            page,
            order: sort
              ? `${sort.direction === "descending" ? "-" : ""}${ORDERS[sort.columnId] ?? ""}`
              : state.order,
          })
        }
        empty={
          <EmptyState title="No articles here" actions={<Button href="/admin/add-blog">Write one</Button>}>
            Nothing matches this search and these filters.
          </EmptyState>
        }
      />
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        role="alertdialog"
        size="sm"
        title="Delete this article?"
        description={
          doomed ? `“${doomed.title}” leaves the shop at once. You can bring it back afterwards.` : ""
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setDoomed(null)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              loading={deleting.isPending}
              onClick={() => doomed && void remove(doomed)}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  )
}
