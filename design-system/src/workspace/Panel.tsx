import { Children, type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

export interface PanelProps {
  /** Title of the panel; left out, the panel is a plain box. */
  title?: ReactNode
  headingLevel?: HeadingLevel
  /** A sentence under the title. */
  intro?: ReactNode
  /** A link or button beside the title. */
  actions?: ReactNode
  /** Without padding, for a table or a list that has its own. */
  flush?: boolean
  children?: ReactNode
  className?: string
}

/** Whether anything is rendered: conditions that do not hold leave nothing behind. */
const hasContent = (children: ReactNode) => Children.toArray(children).length > 0

/** A box on a working page: a list, some fields, a chart. */
export function Panel({
  title,
  headingLevel: Heading = "h2",
  intro,
  actions,
  flush = false,
  children,
  className,
}: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} className={cx("panel", className)}>
      {(title ?? actions) && (
        <div className="panel-head">
          <div className="min-w-0">
            {title && (
              <Heading id={id} className="heading heading-sm">
                {title}
              </Heading>
            )}
            {intro && <p className="panel-intro">{intro}</p>}
          </div>
          {actions && <div className="panel-actions">{actions}</div>}
        </div>
      )}
      {hasContent(children) && <div className={cx("panel-body", flush && "panel-flush")}>{children}</div>}
    </section>
  )
}
