import { Children, type CSSProperties, isValidElement, type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { CarouselControls } from "./CarouselControls"

/** From this many slides on, the keyboard can skip them all (WCAG 2.2, 2.4.1). */
const MANY = 12

export interface CarouselProps {
  /** Label of the region: “Related products”. Without the word carousel, which screen readers add. */
  label: string
  /** Shows the label as a heading of this level beside the buttons; left out, the label is for screen readers only. */
  headingLevel?: HeadingLevel
  /** Each child is one slide. Without children nothing is rendered; a single one has no controls. */
  children: ReactNode
  className?: string
}

/**
 * A row of cards wider than the page: 1, 2, 3 or 4 in view (specification, section 9). The server's HTML is a scroll-snap
 * row in its final layout; scripts add buttons, dragging and announcements, and shift nothing.
 */
export function Carousel({ label, headingLevel: Heading, children, className }: CarouselProps) {
  const id = useId()
  const slides = Children.toArray(children)
  const count = slides.length
  if (count === 0) return null

  const heading = Heading && (
    <Heading id={id} className="carousel-heading">
      {label}
    </Heading>
  )

  if (count === 1) {
    return (
      <div className={cx("carousel", className)}>
        {heading}
        <div className="carousel-view">
          <div className="carousel-slide">{slides}</div>
        </div>
      </div>
    )
  }

  const end = `${id}end`
  const naming = Heading ? { "aria-labelledby": id } : { "aria-label": label }
  const counted: CSSProperties & Record<`--${string}`, number> = { "--carousel-count": count }
  return (
    <section
      aria-roledescription="carousel"
      {...naming}
      className={cx("carousel", className)}
      style={counted}
    >
      {heading}
      <CarouselControls count={count} />
      {count > MANY && (
        <a href={`#${end}`} className="carousel-skip">
          Skip these {count} items
        </a>
      )}
      <div className="carousel-view">
        {slides.map((slide, index) => (
          <div
            key={isValidElement(slide) ? slide.key : index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className="carousel-slide"
          >
            {slide}
          </div>
        ))}
      </div>
      {count > MANY && <div id={end} tabIndex={-1} className="carousel-end" />}
    </section>
  )
}
