import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface ProseProps {
  /** HTML that has been sanitised already: it is put on the page as it is. */
  html?: string
  children?: ReactNode
  className?: string
}

/** Long text from an editor: articles, product descriptions. */
export function Prose({ html, children, className }: ProseProps) {
  const classes = cx("prose", className)
  if (html !== undefined) return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
  return <div className={classes}>{children}</div>
}
