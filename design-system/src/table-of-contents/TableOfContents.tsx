"use client"

import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { useCurrentSection } from "./use-current-section"

/** A section of the page. */
export interface ContentsEntry {
  /** Id of its heading on this page. */
  id: string
  text: string
  /** Level of its heading; deeper levels are indented. */
  level: 2 | 3 | 4
}

export interface TableOfContentsProps {
  /** The headings in the order of the page, as `articleHeadings` returns them; an empty list renders nothing. */
  entries: readonly ContentsEntry[]
  title?: string
  className?: string
}

const INDENTS = { 2: "ps-3", 3: "ps-7", 4: "ps-11" } as const

/**
 * Links to the sections of a long page; the current one is highlighted. On phones and tablets the list is collapsed into
 * one line, which the browser opens without scripts.
 */
export function TableOfContents({ entries, title = "On this page", className }: TableOfContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id).join(" "))
  if (entries.length === 0) return null

  const list = (
    // Safari drops the list role of a list without bullets.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className="contents-list">
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={INDENTS[level]}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <nav aria-label={title} className={cx("text-sm", className)}>
      <details className="contents-fold">
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
        {list}
      </details>
      <div className="hidden lg:block">
        <p className="mb-3 font-semibold">{title}</p>
        {list}
      </div>
    </nav>
  )
}
