import { Loading } from "./Loading"
import { Skeleton, SkeletonText } from "./Skeleton"

export interface CartSkeletonProps {
  /** Number of lines: enough to fill the first screen. */
  count?: number
  /** Announced label: “Loading products”. */
  label?: string
}

function LineSkeleton() {
  return (
    <div className="cart-line">
      <Skeleton className="cart-line-picture" />
      <div>
        <p className="card-note">
          <SkeletonText className="w-16" />
        </p>
        <p className="cart-line-name">
          <SkeletonText className="w-4/5" />
        </p>
        <p className="part-number card-note">
          <SkeletonText className="w-1/2" />
        </p>
      </div>
      <div className="cart-line-amounts">
        <Skeleton className="h-11 w-36 rounded-md" />
        <SkeletonText className="w-20" />
      </div>
    </div>
  )
}

/** Skeleton of a cart: its lines, and the box with the totals. */
export function CartSkeleton({ count = 3, label = "Loading your cart" }: CartSkeletonProps) {
  return (
    <Loading label={label}>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
        <div className="cart-lines lg:col-span-2">
          {Array.from({ length: count }, (_, index) => (
            <LineSkeleton key={index} />
          ))}
        </div>
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </Loading>
  )
}
