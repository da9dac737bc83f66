import { PencilSquare, Trash } from "@medusajs/icons"
import { StatusBadge } from "@medusajs/ui"
import { useMemo } from "react"
import { type AdminBlogSummary } from "../../../contract/blog"
import { ListScreen, type ListColumn } from "../../components/ListScreen"
import { RowActions } from "../../components/RowActions"
import { showTime } from "../../lib/dates"
import { useRows } from "../../lib/resource"
import { useDelete } from "../../lib/use-delete"
import { useOpen } from "../../lib/use-open"
import { BLOG_TYPE_CHOICES, blogs, nameOfBlog } from "./blog"

/** Articles whose categories are offered as a filter. */
const NEWEST = { limit: 100, order: "-created_at" }

const PUBLISHED_CHOICES = [
  { value: "true", label: "Published" },
  { value: "false", label: "Not published" },
] as const

const COLUMNS: readonly ListColumn<AdminBlogSummary>[] = [
  { id: "title", header: "Title", sortable: true, cell: nameOfBlog, maxSize: 420 },
  { id: "state", header: "Status", cell: (blog) => <BlogState blog={blog} /> },
  {
    id: "type",
    header: "Type",
    cell: ({ type }) => BLOG_TYPE_CHOICES.find(({ value }) => value === type)?.label,
  },
  { id: "category", header: "Category", cell: ({ category }) => category },
  { id: "author", header: "Author", cell: ({ author }) => author },
  {
    id: "created_at",
    header: "Date",
    sortable: true,
    cell: ({ created_at: createdAt }) => showTime(createdAt),
  },
]

const addressOf = ({ id }: AdminBlogSummary) => `${id}/edit`

/** Badge of an article: published, scheduled or draft. */
function BlogState({ blog }: { blog: AdminBlogSummary }) {
  if (blog.is_published) return <StatusBadge color="green">Published</StatusBadge>
  if (blog.scheduled_at) {
    return <StatusBadge color="blue">Planned for {showTime(blog.scheduled_at)}</StatusBadge>
  }
  return <StatusBadge color="grey">Draft</StatusBadge>
}

function BlogMenu({ row }: { row: AdminBlogSummary }) {
  const open = useOpen()
  const remove = useDelete(blogs, "Its page will be gone.")
  return (
    <RowActions
      subject={row.title}
      actions={[
        { label: "Edit", icon: <PencilSquare />, onSelect: () => open(addressOf(row)) },
        { label: "Delete", icon: <Trash />, onSelect: () => void remove(row.id, row.title) },
      ]}
    />
  )
}

/** The articles of the shop. */
export function BlogList() {
  const { data } = useRows<AdminBlogSummary>(blogs, NEWEST)
  const filters = useMemo(() => {
    const categories = [...new Set(data?.rows.map(({ category }) => category))].sort((a, b) =>
      a.localeCompare(b),
    )
    return [
      { id: "type", label: "Type", choices: BLOG_TYPE_CHOICES },
      { id: "category", label: "Category", choices: categories.map((value) => ({ value, label: value })) },
      { id: "is_published", label: "Status", choices: PUBLISHED_CHOICES },
    ]
  }, [data])
  return (
    <ListScreen<AdminBlogSummary>
      resource={blogs}
      title="Articles"
      description="What the shop's Blogs & News pages show."
      columns={COLUMNS}
      nameOf={nameOfBlog}
      addressOf={addressOf}
      RowMenu={BlogMenu}
      filters={filters}
      defaultOrder="-created_at"
      emptyText="Write the first one; readers see it once it is published."
      createLabel="Create"
    />
  )
}
