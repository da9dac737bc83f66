import { type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Container, type ContainerProps } from "./Container"

const GROUNDS = {
  page: "",
  sunken: "bg-surface-sunken",
  raised: "bg-surface-raised",
  deep: "bg-surface-deep text-deep-ink on-deep",
} as const

export interface SectionProps {
  /** The section's heading; without one it is a plain band. */
  title?: string
  /** A sentence under the heading. */
  intro?: ReactNode
  /** A link or button beside the heading. */
  action?: ReactNode
  headingLevel?: HeadingLevel
  ground?: keyof typeof GROUNDS
  width?: ContainerProps["width"]
  children?: ReactNode
  className?: string
}

/** A band of the page with heading, sentence and action. */
export function Section({
  title,
  intro,
  action,
  headingLevel: Heading = "h2",
  ground = "page",
  width,
  children,
  className,
}: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} className={cx("section", GROUNDS[ground], className)}>
      <Container width={width}>
        {title && (
          <div className="section-head">
            <div className="max-w-reading">
              <Heading
                id={id}
                className={cx("font-semibold", Heading === "h1" ? "text-3xl sm:text-4xl" : "text-2xl")}
              >
                {title}
              </Heading>
              {intro && (
                <p
                  className={cx("mt-3 text-lg", ground === "deep" ? "text-deep-ink-muted" : "text-ink-muted")}
                >
                  {intro}
                </p>
              )}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
