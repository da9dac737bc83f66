import { Badge } from "../badge"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Link } from "../link"
import { ArticlePicture } from "./ArticlePicture"
import { formatArticleDate } from "./format-date"

interface Article {
  href: string
  title: string
  /** Address of the picture, or null for none. A picture that fails to load is left out. */
  image: string | null
  /** Left out where the picture only decorates, as usual beside a title. */
  imageAlt?: string | null
  /** Category; `General` where null or empty. */
  category?: string | null
  /** ISO 8601; shown as the day it was in London. Null shows none. */
  date: string | null
  /** Whole minutes; null or 0 shows none. */
  readingMinutes?: number | null
  headingLevel?: HeadingLevel
  /** True for the first cards of a page: their pictures load at once. */
  priority?: boolean
  className?: string
}

interface FullArticleCard extends Article {
  variant?: "full"
  /** Plain text: the article's excerpt, or the beginning of its content without HTML. Cut after three lines. */
  excerpt?: string | null
  /** Author; `Admin` where null or empty. */
  author?: string | null
}

interface CompactArticleCard extends Article {
  /** A small picture, title, date and reading time: for related articles. */
  variant: "compact"
}

export type ArticleCardProps = FullArticleCard | CompactArticleCard

const SIZES = {
  full: "(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 100vw",
  compact: "8rem",
} as const

/** An article in a list (specification, 2.7). The whole card is its link, which is named by the title. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, image, imageAlt, date, readingMinutes, priority, className } = props
  const { variant = "full", headingLevel: Heading = "h3" } = props
  const day = date === null ? null : formatArticleDate(date)
  const facts = (
    <>
      {day !== null && <time dateTime={date ?? undefined}>{day}</time>}
      {!!readingMinutes && <span className="tabular">{readingMinutes} min read</span>}
    </>
  )
  const isFull = props.variant !== "compact"

  return (
    <article className={cx("card article-card", `article-card-${variant}`, className)}>
      {image && (
        <ArticlePicture src={image} alt={imageAlt ?? ""} sizes={SIZES[variant]} priority={priority} />
      )}
      <div className="article-card-text">
        {isFull && (
          <p className="article-card-facts">
            <Badge variant="accent">{props.category?.trim() ? props.category : "General"}</Badge>
            {facts}
          </p>
        )}
        <Heading className="card-name">
          <Link href={href} variant="plain">
            {title}
          </Link>
        </Heading>
        {isFull && props.excerpt && <p className="article-card-excerpt">{props.excerpt}</p>}
        {isFull ? (
          <p className="article-card-foot">
            <span className="min-w-0 break-words">
              <span className="sr-only">By </span>
              {props.author?.trim() ? props.author : "Admin"}
            </span>
            {/* Hidden from screen readers: the title is the name of the link. */}
            <span aria-hidden="true" className="article-card-more">
              Read more <Icon name="arrow-right" className="rtl:-scale-x-100" />
            </span>
          </p>
        ) : (
          <p className="article-card-facts">{facts}</p>
        )}
      </div>
    </article>
  )
}
