"use client"

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react"
import { flushSync } from "react-dom"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

export interface CollapsiblePanelProps {
  /** Title of the panel, and label of the button that opens and closes it. */
  title: string
  headingLevel?: HeadingLevel
  /** True while the content shows. The panel never opens or closes itself: set `open` in `onToggle`. */
  open: boolean
  /** Called when the panel is to open or to close: by its button, or because something in it is to take the focus. */
  onToggle: (open: boolean) => void
  /** A sentence above the content. */
  intro?: ReactNode
  /** State of the content, which shows in a closed panel as well: a badge with the number of errors. */
  note?: ReactNode
  children: ReactNode
  /** Id of the panel, for links to it. */
  id?: string
  className?: string
}

/** A part of a long form that can be closed. Its fields stay in the page, so that nothing typed is lost. */
export function CollapsiblePanel({
  title,
  headingLevel: Heading = "h2",
  open,
  onToggle,
  intro,
  note,
  children,
  id,
  className,
}: CollapsiblePanelProps) {
  const ownId = useId()
  const root = useRef<HTMLElement>(null)
  const reveal = useEffectEvent(() => {
    // At once: the field takes the focus as soon as the event has been heard.
    if (!open) flushSync(() => onToggle(true))
  })
  useEffect(() => {
    const panel = root.current
    panel?.addEventListener("beforematch", reveal)
    return () => panel?.removeEventListener("beforematch", reveal)
  }, [])

  return (
    <section ref={root} id={id} aria-labelledby={`${ownId}-title`} className={cx("panel", className)}>
      <div className="panel-head">
        <Heading id={`${ownId}-title`} className="heading heading-sm min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${ownId}-body`}
            className="panel-toggle"
            onClick={() => onToggle(!open)}
          >
            <Icon name="chevron-down" />
            {title}
          </button>
        </Heading>
        {note}
      </div>
      <div id={`${ownId}-body`} hidden={!open} className="panel-body">
        {intro && <p className="panel-lead">{intro}</p>}
        {children}
      </div>
    </section>
  )
}
