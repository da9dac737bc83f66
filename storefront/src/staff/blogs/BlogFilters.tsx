import { FilterForm } from "@/staff/shell/FilterForm"
import type { BlogListState } from "./blog-list"

interface Props {
  state: BlogListState
  categories: readonly string[]
  /** What was found, as text. */
  found: string
}

const KINDS = [
  { value: "blog", label: "Blogs" },
  { value: "news", label: "News" },
]

/** The filters of the list of articles. */
export function BlogFilters({ state, categories, found }: Props) {
  return (
    <FilterForm
      action="/admin/blogs"
      label="Articles"
      state={{ ...state }}
      preserved={["status"]}
      found={found}
      filters={[
        { kind: "search", placeholder: "Title, author or text" },
        { kind: "choice", name: "type", label: "Kind", all: "Blogs and news", choices: KINDS },
        {
          kind: "choice",
          name: "category",
          label: "Category",
          all: "All categories",
          choices: categories.map((value) => ({ value, label: value })),
        },
      ]}
    />
  )
}
