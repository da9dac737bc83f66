import { ArticleGrid } from "../article-card"
import { Loading } from "./Loading"
import { Skeleton, SkeletonText } from "./Skeleton"

/** Cards on the list of articles while it loads (specification, section 9). */
const CARDS = 6

/** Skeleton of an article's card: the card's own frame and lines, so that loading moves nothing. */
export function ArticleCardSkeleton() {
  return (
    <div aria-hidden="true" className="card article-card article-card-full pointer-events-none">
      <div className="article-card-picture">
        <Skeleton className="w-full rounded-none" />
      </div>
      <div className="article-card-text">
        <p className="article-card-facts">
          <span className="badge badge-neutral">
            <SkeletonText className="w-12" />
          </span>
          <SkeletonText className="w-24" />
          <SkeletonText className="w-16" />
        </p>
        <p className="card-name">
          <SkeletonText className="w-4/5" />
        </p>
        <p className="article-card-excerpt">
          <SkeletonText className="w-full" />
          <SkeletonText className="w-full" />
          <SkeletonText className="w-1/2" />
        </p>
        <p className="article-card-foot">
          <SkeletonText className="w-16" />
          <SkeletonText className="w-24" />
        </p>
      </div>
    </div>
  )
}

export interface ArticleGridSkeletonProps {
  /** How many cards. */
  count?: number
  /** Announced label: “Loading products”. */
  label?: string
  className?: string
}

/** Skeleton of the list of articles: six cards. */
export function ArticleGridSkeleton({
  count = CARDS,
  label = "Loading articles",
  className,
}: ArticleGridSkeletonProps) {
  return (
    <Loading label={label} className={className}>
      <ArticleGrid>
        {Array.from({ length: count }, (_, index) => (
          <ArticleCardSkeleton key={index} />
        ))}
      </ArticleGrid>
    </Loading>
  )
}
