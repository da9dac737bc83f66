import { cx } from "../lib/cx"

export interface SkeletonProps {
  /** Size and place, the same as what will stand there: `h-6 w-40`. */
  className?: string
}

/** Holds the place of something on its way, so that nothing jumps. Its container says what is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={cx("animate-busy rounded-sm bg-line", className)} />
}
