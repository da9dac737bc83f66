import { cx } from "../lib/cx"

export interface SkeletonProps {
  /** Size and place of the content that will replace the skeleton: `h-6 w-40`. */
  className?: string
}

/** Reserves the space of content that is loading, so that nothing moves. Its container announces what is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={cx("skeleton", className)} />
}

/** Skeleton of a word or two: as high as the line of text around it, whatever its size. */
export function SkeletonText({ className = "w-24" }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("skeleton-text", className)} />
}
