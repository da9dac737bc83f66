import { type ReactNode } from "react"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { ChoiceForm, type ChoiceFormProps } from "./ChoiceForm"

/** Layout of a list. */
export type ResultView = "grid" | "table"

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
  /** The order of the list. */
  sort?: Omit<ChoiceFormProps, "label" | "send">
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
      {sort && <ChoiceForm label="Sort by" send="Sort" {...sort} />}
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
