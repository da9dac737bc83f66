import { Button, Select, TextField } from "@scanwright/design-system"
import type { BlogListState } from "./blog-list"

interface Props {
  state: BlogListState
  categories: readonly string[]
}

/** Narrows the list of articles: a plain form, whose answers stand in the address. */
export function BlogFilters({ state, categories }: Props) {
  return (
    <form
      action="/admin/blogs"
      method="get"
      role="search"
      aria-label="Articles"
      // Another address, other answers.
      key={JSON.stringify(state)}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {state.status && <input type="hidden" name="status" value={state.status} />}
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={state.q}
        placeholder="Title, author or text"
      />
      <Select
        label="Kind"
        name="type"
        defaultValue={state.type ?? ""}
        options={[
          { value: "", label: "Blogs and news" },
          { value: "blog", label: "Blogs" },
          { value: "news", label: "News" },
        ]}
      />
      <Select
        label="Category"
        name="category"
        defaultValue={state.category ?? ""}
        options={[
          { value: "", label: "All categories" },
          ...categories.map((value) => ({ value, label: value })),
        ]}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
