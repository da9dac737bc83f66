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
  /** Its place in the page's outline. */
  level: HeadingLevel
  /** Size, whatever the level: `xl` for a page's title, `lg` for a section's, `md` and `sm` inside a section. */
  size?: keyof typeof SIZES
  /** For the element that the heading names. */
  id?: string
  children: ReactNode
  /** For a page that moves the focus here when a new part of it begins; it is not reached by Tab. */
  focusRef?: Ref<HTMLHeadingElement>
  /** Its place on the page: margins and width only. */
  className?: string
}

/** A heading whose level and size are chosen apart, so that the outline stays whole. */
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
