import { Loading } from "./Loading"
import { SkeletonText } from "./Skeleton"

export interface TextSkeletonProps {
  /** How many lines of text; the last is shorter. */
  lines?: number
  /** Announced label: “Loading products”. */
  label?: string
  /** Size of the expected text: `text-lg`. */
  className?: string
}

/** Skeleton of lines of text, each as high as a line of that text. */
export function TextSkeleton({ lines = 3, label = "Loading", className }: TextSkeletonProps) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <p key={index}>
          <SkeletonText className={index === lines - 1 && lines > 1 ? "w-3/5" : "w-full"} />
        </p>
      ))}
    </Loading>
  )
}
