import { type ReactNode } from "react"
import { cx } from "../lib/cx"
import { withAnchors, withScrollingTables } from "./article-html"

interface FromHtml {
  /** Sanitised HTML, inserted unchanged, except that its tables scroll by themselves. */
  html: string
  /** True adds ids and links to headings; `articleHeadings` returns the same ids for a table of contents. */
  anchors?: boolean
  children?: undefined
}

interface FromChildren {
  html?: undefined
  anchors?: undefined
  children: ReactNode
}

export type ProseProps = (FromHtml | FromChildren) & { className?: string }

/** Long text from an editor: articles, product descriptions. */
export function Prose({ html, anchors = false, children, className }: ProseProps) {
  const classes = cx("prose", className)
  if (html === undefined) return <div className={classes}>{children}</div>
  const ready = withScrollingTables(anchors ? withAnchors(html) : html)
  return <div className={classes} dangerouslySetInnerHTML={{ __html: ready }} />
}
