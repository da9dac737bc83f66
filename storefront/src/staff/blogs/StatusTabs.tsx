import { Button } from "@scanwright/design-system"
import { blogListHref, type BlogListState } from "./blog-list"

const TABS = [
  { status: undefined, label: "All" },
  { status: "draft", label: "Draft" },
  { status: "scheduled", label: "Scheduled" },
  { status: "published", label: "Published" },
] as const

/** Links to the articles of each status. */
export function StatusTabs({ state }: { state: BlogListState }) {
  return (
    <nav aria-label="States">
      <ul className="flex flex-wrap gap-2">
        {TABS.map(({ status, label }) => {
          const isHere = state.status === status
          return (
            <li key={label}>
              <Button
                size="sm"
                variant={isHere ? "primary" : "secondary"}
                href={blogListHref(state, { status })}
                aria-current={isHere ? "page" : undefined}
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
