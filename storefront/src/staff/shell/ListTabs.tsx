import { Button } from "@scanwright/design-system"

interface ListTab {
  label: string
  href: string
  isHere: boolean
  /** Number of records behind the tab; left out where it is not known. */
  count?: number
}

interface Props {
  /** Names the tabs. */
  label: string
  tabs: readonly ListTab[]
}

/** Links to the parts of a list, the present one highlighted. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ label: text, href, isHere, count }) => (
          <li key={href}>
            <Button
              size="sm"
              variant={isHere ? "primary" : "secondary"}
              href={href}
              aria-current={isHere ? "page" : undefined}
            >
              {count === undefined ? text : `${text} (${count.toLocaleString("en-GB")})`}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
