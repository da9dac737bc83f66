"use client"

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react"

export interface ChartKeysProps {
  label: string
  describedBy?: string
  className: string
  /** The end that is in view at first where the chart scrolls. */
  startAt: "start" | "end"
  /** The rendered chart; its bars have the role `img`. */
  children: ReactNode
}

/** Steps of each key along the bars, in reading order. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const barOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>("[role=img]") : null

/** Scrolls to the last bars: to the left where the text runs from right to left. */
const showEnd = (chart: HTMLDivElement | null) => {
  if (chart) chart.scrollLeft = chart.scrollWidth * (getComputedStyle(chart).direction === "rtl" ? -1 : 1)
}

/**
 * Pointer and keyboard for the bars of a chart: one bar is in the tab order, arrow keys, Home and End move on from there,
 * and a tip shows the value of the current bar. The listeners are on the chart, so that the chart itself is rendered on the
 * server.
 */
export function ChartKeys({ label, describedBy, className, startAt, children }: ChartKeysProps) {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const highlighted = useRef<HTMLElement | null>(null)
  const [announcement, setAnnouncement] = useState("")

  const hide = () => {
    highlighted.current?.style.removeProperty("anchor-name")
    highlighted.current = null
    tip.current?.hidePopover()
  }
  const show = (bar: HTMLElement) => {
    if (highlighted.current === bar) return
    hide()
    highlighted.current = bar
    bar.style.setProperty("anchor-name", `--bar-${id}`)
    setAnnouncement(bar.getAttribute("aria-label") ?? "")
    tip.current?.showPopover()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = barOf(event.target)
    if (!from) return
    if (event.key === "Escape" && highlighted.current) {
      // Escape closes only the tip, not a dialog around the chart.
      event.preventDefault()
      hide()
      return
    }
    const bars = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=img]")]
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl"
    const step = (STEPS[event.key] ?? 0) * (isMirrored && /Left|Right/.test(event.key) ? -1 : 1)
    const to =
      event.key === "Home" ? bars[0] : event.key === "End" ? bars.at(-1) : bars[bars.indexOf(from) + step]
    if (!to || (step === 0 && !/^(Home|End)$/.test(event.key))) return
    event.preventDefault()
    from.tabIndex = -1
    to.tabIndex = 0
    to.focus()
  }

  return (
    // The group itself takes no input: it listens for its bars, which take the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={startAt === "end" ? showEnd : undefined}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => {
        const bar = barOf(event.target)
        if (bar?.matches(":focus-visible")) show(bar)
      }}
      onBlur={hide}
      onPointerOver={(event: PointerEvent) => {
        const bar = barOf(event.target)
        if (bar) show(bar)
      }}
      onPointerLeave={hide}
    >
      {children}
      <div
        ref={tip}
        popover="manual"
        aria-hidden="true"
        className="chart-tip"
        style={{ positionAnchor: `--bar-${id}` }}
      >
        {announcement}
      </div>
    </div>
  )
}
