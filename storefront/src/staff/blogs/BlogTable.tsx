"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Menu,
  type TableView,
} from "@scanwright/design-system"
import { useState } from "react"
import type { StaffBlogRow } from "./data"
import { blogListHref, type BlogListState } from "./blog-list"
import { toLondonText } from "./london-time"
import { useDeletion } from "@/staff/records/useDeletion"
import { selectionHref } from "@/staff/shell/selection"
import { useTableColumns } from "@/staff/shell/useTableColumns"
import { TagsDialog } from "./TagsDialog"
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

const EXPORT_PATH = "/api/staff/blogs-export"

const NOUN = ["article", "articles"] as const

const toDeletable = ({ id, title, updatedAt }: StaffBlogRow) => ({ id, name: title, updatedAt })

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
        [{ kind: "link", label: "Duplicate", href: `/admin/add-blog?from=${encodeURIComponent(row.id)}` }],
        [{ kind: "action", label: "Delete", variant: "danger", onSelect: onDelete }],
      ]}
    />
  )
}

interface SelectionActionsProps {
  ids: readonly string[]
  onTags: () => void
  onDelete: () => void
}

/** What can be done with the selected articles. */
const SelectionActions = ({ ids, onTags, onDelete }: SelectionActionsProps) => (
  <>
    <Button size="sm" variant="secondary" onClick={onTags}>
      Tags
    </Button>
    <Button size="sm" variant="secondary" href={selectionHref(EXPORT_PATH, ids)} download>
      Export
    </Button>
    <Button size="sm" variant="danger" onClick={onDelete}>
      Delete
    </Button>
  </>
)

/** Shown in place of rows. */
const NoArticles = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? "No articles here" : "No articles yet"}
    actions={<Button href="/admin/add-blog">Write one</Button>}
  >
    {isNarrowed
      ? "Nothing matches this search and these filters."
      : "Once the first one is published, visitors see it under Blogs & News."}
  </EmptyState>
)

/** The articles of a list, each with its actions. */
export function BlogTable({ rows, count, pageSize, state }: Props) {
  const { publish } = useBlogActions()
  const [tagged, setTagged] = useState<{ ids: readonly string[]; clear: () => void } | null>(null)
  const columnChoice = useTableColumns("/admin/blogs")
  const { ask, dialog } = useDeletion({ entity: "blog", noun: NOUN })
  const isNarrowed = Boolean(state.q ?? state.status ?? state.type ?? state.category)
  const orderOf = (sort: TableView["sort"]) =>
    sort ? `${sort.direction === "descending" ? "-" : ""}${ORDERS[sort.columnId] ?? ""}` : state.order

  return (
    <>
      <DataTable
        mode="server"
        caption="Articles"
        hideCaption
        noun={NOUN}
        columns={COLUMNS}
        columnChoice={columnChoice}
        scroll="inside"
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={(row) => <RowActions {...{ row, publish }} onDelete={() => ask([toDeletable(row)])} />}
        selection={{
          actions: (ids, clear) => (
            <SelectionActions
              ids={ids}
              onTags={() => setTagged({ ids, clear })}
              onDelete={() => ask(rows.filter(({ id }) => ids.includes(id)).map(toDeletable), clear)}
            />
          ),
        }}
        {...viewOf(state)}
        rowCount={count}
        pageSize={pageSize}
        hrefFor={({ page, sort }) => blogListHref(state, { page, order: orderOf(sort) })}
        empty={<NoArticles isNarrowed={isNarrowed} />}
      />
      {dialog}
      {tagged && (
        <TagsDialog
          ids={tagged.ids}
          noun={NOUN}
          onClose={(isDone) => {
            if (isDone) tagged.clear()
            setTagged(null)
          }}
        />
      )}
    </>
  )
}
