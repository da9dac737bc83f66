import { type ReactNode } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

/** State of an event in a process that is not finished. */
export type TimelineState = "done" | "current" | "ahead"

/** One event. */
export interface TimelineEvent {
  /** Time as text: `14 November 2026, 9.40 am`, `2005`, `Expected Friday`. */
  date: string
  /** Value of the `datetime` attribute: `2026-11-14T09:40`, `2005`. Left out where no date is certain. */
  dateTime?: string
  /** The event, in a few words. No two events share date and title. */
  title: string
  /** Person or place: `Northwick workshop`. */
  by?: string
  /** Details: a sentence, a link, a certificate. */
  body?: ReactNode
  /** Left out where all events are past, as in a history. */
  state?: TimelineState
}

export interface TimelineProps {
  /** Events in reading order. */
  events: readonly TimelineEvent[]
  /** Names the list, where its heading does not. */
  label?: string
  /** Makes titles headings, where they belong to the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** Texts of the states for screen readers, which skip the markers. */
const STATE_LABELS: Readonly<Record<TimelineState, string>> = {
  done: "Done",
  current: "Now",
  ahead: "Still to come",
}

/** Events in order: a company's history, the chain of custody of a device, the progress of a repair. */
export function Timeline({ events, label, headingLevel, className }: TimelineProps) {
  const Title = headingLevel ?? "p"
  return (
    <ol aria-label={label} className={cx("timeline", className)}>
      {events.map(({ date, dateTime, title, by, body, state }) => (
        <li
          key={`${date} ${title}`}
          aria-current={state === "current" ? "step" : undefined}
          className={cx("timeline-event", state && `timeline-${state}`)}
        >
          <p className="timeline-date">
            <time dateTime={dateTime}>{date}</time>
            {state && <span className="timeline-state">{STATE_LABELS[state]}</span>}
          </p>
          <Title className="timeline-title">{title}</Title>
          {by && <p className="timeline-by">{by}</p>}
          {body && <div className="timeline-body">{body}</div>}
        </li>
      ))}
    </ol>
  )
}
