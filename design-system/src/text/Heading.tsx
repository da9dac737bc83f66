import { type ReactNode, type Ref } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

const SIZES = {
  sm: "heading heading-sm",
  md: "heading heading-md",
  lg: "heading heading-lg",
  xl: "heading heading-xl",
} as const

export interface HeadingProps {
  /** Level in the page's outline. */
  level: HeadingLevel
  /** Size, independent of the level: `xl` for a page's title, `lg` for a section's, `md` and `sm` inside a section. */
  size?: keyof typeof SIZES
  /** Id, for the element that the heading labels. */
  id?: string
  children: ReactNode
  /** For a page that moves the focus here when a new part starts; Tab does not reach the heading. */
  focusRef?: Ref<HTMLHeadingElement>
  /** Layout on the page: margins and width only. */
  className?: string
}

/** A heading with independent level and size, so that the outline has no gap. */
export function Heading({ level: Element, size = "lg", id, focusRef, children, className }: HeadingProps) {
  return (
    <Element
      id={id}
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      className={cx(SIZES[size], className)}
    >
      {children}
    </Element>
  )
}
