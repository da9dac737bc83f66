"use client"

import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Link } from "../link"
import { Tile } from "./Tile"

export interface TopicCardProps {
  href: string
  title: string
  /** Description of the topic, in a sentence or two; never cut. */
  text: string
  /** Address of a decorative picture. */
  image: string
  /** Makes the title a heading, where the list is part of the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** A link to another page with its picture, title and description. The whole card is its link. */
export function TopicCard({ href, title, text, image, headingLevel, className }: TopicCardProps) {
  const Title = headingLevel ?? "p"
  return (
    <div className={cx("card topic-card", className)}>
      <Tile image={image} alt="" name={title} size={320} sizes="20rem" />
      <div>
        <Title className="card-name">
          <Link href={href} variant="plain">
            {title}
          </Link>
        </Title>
        <p className="card-note">{text}</p>
      </div>
    </div>
  )
}
