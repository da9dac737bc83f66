import { ListTabs } from "@/staff/shell/ListTabs"
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
    <ListTabs
      label="States"
      tabs={TABS.map(({ status, label }) => ({
        label,
        href: blogListHref(state, { status }),
        isHere: state.status === status,
      }))}
    />
  )
}
