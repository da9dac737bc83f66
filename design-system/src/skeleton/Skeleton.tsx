import { cx } from "../lib/cx"

export interface SkeletonProps {
  /** Size and place, the same as what will stand there: `h-6 w-40`. */
  className?: string
}

/** Holds the place of something on its way, so that nothing jumps. Its container says what is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={cx("skeleton", className)} />
}

/** A word or two on their way: as high as the line of text it stands in, whatever its size. */
export function SkeletonText({ className = "w-24" }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("skeleton-text", className)} />
}
