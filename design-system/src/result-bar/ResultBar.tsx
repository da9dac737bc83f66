import { type ReactNode } from "react"
import { Button } from "../button"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { Select, type SelectOption } from "../select"

/** Layout of a list. */
export type ResultView = "grid" | "table"

interface SortChoice {
  /** Query parameter. */
  name: string
  value: string
  options: readonly SelectOption[]
  /** Address that the form is sent to before scripts have loaded, and without them. */
  action: string
  /** Query parameters that the form sends along unchanged: the search and the filters. */
  preservedParams?: readonly (readonly [name: string, value: string])[]
  /** Called with each choice. Left out, the form itself holds the choice, and the page listens to it. */
  onChange?: (value: string) => void
}

interface ViewChoice {
  value: ResultView
  /** Address of the list in a layout. */
  hrefFor: (view: ResultView) => string
}

export interface ResultBarProps {
  /** Number of matching products. */
  count: number
  /** Range of products on this page, from 1; left out, all of them. */
  shown?: { from: number; to: number }
  noun?: readonly [one: string, several: string]
  /** True while another list is being loaded. */
  loading?: boolean
  sort?: SortChoice
  view?: ViewChoice
  /** Content before the count: the button that opens the filters. */
  children?: ReactNode
  className?: string
}

const VIEWS: readonly { view: ResultView; label: string; icon: IconName }[] = [
  { view: "grid", label: "As cards", icon: "grid" },
  { view: "table", label: "As a table", icon: "menu" },
]

/** The bar above a list: number of results, order and layout. The number is announced when it changes. */
export function ResultBar({
  count,
  shown,
  noun = ["product", "products"],
  loading = false,
  sort,
  view,
  children,
  className,
}: ResultBarProps) {
  const format = (number: number) => number.toLocaleString("en-GB")
  const countText = `${format(count)} ${count === 1 ? noun[0] : noun[1]}`
  return (
    <div className={cx("result-bar", className)}>
      {children}
      <p role="status" className="result-count">
        {loading ? (
          `Loading ${noun[1]}`
        ) : (
          <bdi>
            {shown && shown.to - shown.from + 1 < count && `${format(shown.from)}–${format(shown.to)} of `}
            <strong>{countText}</strong>
          </bdi>
        )}
      </p>
      {sort && (
        <form action={sort.action} method="get" className="result-sort">
          {sort.preservedParams?.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Select
            label="Sort by"
            name={sort.name}
            options={sort.options}
            {...(sort.onChange
              ? { value: sort.value, onChange: ({ target }) => sort.onChange?.(target.value) }
              : { defaultValue: sort.value })}
          />
          <span className="result-sort-send">
            <Button type="submit" variant="secondary">
              Sort
            </Button>
          </span>
        </form>
      )}
      {view && (
        <nav aria-label="View" className="result-views">
          {VIEWS.map(({ view: one, label, icon }) => (
            <Link
              key={one}
              variant="plain"
              href={view.hrefFor(one)}
              aria-current={one === view.value ? "true" : undefined}
            >
              <Icon name={icon} />
              <span className="sr-only">{label}</span>
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
