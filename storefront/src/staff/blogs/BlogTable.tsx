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
} from "@scanwright/design-system"
import { useState } from "react"
import type { StaffBlogRow } from "./data"
import { blogListHref, type BlogListState } from "./blog-list"
import { toLondonText } from "./london-time"
import { useBlogActions } from "./useBlogActions"

interface Props {
  rows: readonly StaffBlogRow[]
  count: number
  pageSize: number
  state: BlogListState
}

const STATUSES = {
  draft: { label: "Draft", variant: "neutral" },
  scheduled: { label: "Scheduled", variant: "warning" },
  published: { label: "Published", variant: "success" },
} as const

const TYPES = { blog: "Blog", news: "News" } as const

/** Columns that can be sorted by, and the API's name for each. */
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
        <Badge variant={STATUSES[status].variant}>{STATUSES[status].label}</Badge>
        {moment && <span>{toLondonText(moment)}</span>}
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
    cell: ({ updatedAt }) => toLondonText(updatedAt),
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

interface RowActionsProps {
  row: StaffBlogRow
  publish: (row: StaffBlogRow, isPublished: boolean) => Promise<void>
  onDelete: () => void
}

function RowActions({ row, publish, onDelete }: RowActionsProps) {
  return (
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
        [{ kind: "action", label: "Delete", variant: "danger", onSelect: onDelete }],
      ]}
    />
  )
}

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  blog: StaffBlogRow | null
  isDeleting: boolean
  onClose: () => void
  onDelete: (blog: StaffBlogRow) => void
}

function DeleteDialog({ blog, isDeleting, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={blog !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title="Delete this article?"
      description={blog ? `“${blog.title}” leaves the shop at once. You can bring it back afterwards.` : ""}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={() => blog && onDelete(blog)}>
            Delete
          </Button>
        </>
      }
    />
  )
}

/** The articles of a list, each with its actions. */
export function BlogTable({ rows, count, pageSize, state }: Props) {
  const { publish, remove, isDeleting } = useBlogActions()
  const [asked, setAsked] = useState<StaffBlogRow | null>(null)
  const orderOf = (sort: TableView["sort"]) =>
    sort ? `${sort.direction === "descending" ? "-" : ""}${ORDERS[sort.columnId] ?? ""}` : state.order

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
        rowActions={(row) => <RowActions {...{ row, publish }} onDelete={() => setAsked(row)} />}
        {...viewOf(state)}
        rowCount={count}
        pageSize={pageSize}
        pageCount={Math.max(1, Math.ceil(count / pageSize))}
        hrefFor={({ page, sort }) => blogListHref(state, { page, order: orderOf(sort) })}
        empty={
          <EmptyState title="No articles here" actions={<Button href="/admin/add-blog">Write one</Button>}>
            Nothing matches this search and these filters.
          </EmptyState>
        }
      />
      <DeleteDialog
        blog={asked}
        isDeleting={isDeleting}
        onClose={() => setAsked(null)}
        onDelete={(blog) => void remove(blog, () => setAsked(null))}
      />
    </>
  )
}
