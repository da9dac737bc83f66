import { CardGrid, type CardGridProps } from "../card"
import { cx } from "../lib/cx"

export type ArticleGridProps = Omit<CardGridProps, "density">

/** A list of article cards, as many side by side as fit. */
export function ArticleGrid({ className, ...props }: ArticleGridProps) {
  return <CardGrid {...props} className={cx("article-grid", className)} />
}
