import { ProductGrid } from "../card"
import { Container } from "../layout"
import { Loading } from "./Loading"
import { Skeleton, SkeletonText } from "./Skeleton"

/** Skeleton of a product card: the card's own frame and lines, so that loading moves nothing. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="card product-card pointer-events-none">
      <div className="tile">
        <Skeleton className="size-full" />
      </div>
      <div className="product-card-text">
        <p className="card-note">
          <SkeletonText className="w-16" />
        </p>
        <p className="card-name">
          <SkeletonText className="w-4/5" />
        </p>
        <p className="part-number card-note">
          <SkeletonText className="w-2/3" />
        </p>
        <p className="card-summary">
          <SkeletonText className="w-full" />
          <SkeletonText className="w-1/2" />
        </p>
        <div className="product-card-foot">
          <p className="price">
            <span className="price-amount">
              <SkeletonText className="w-20" />
            </span>
          </p>
          <span className="badge badge-neutral">
            <SkeletonText className="w-14" />
          </span>
        </div>
      </div>
    </div>
  )
}

export interface ProductGridSkeletonProps {
  /** Number of cards: as many as expected, or enough to fill the first screen. */
  count?: number
  /** Announced label: “Loading products”. */
  label?: string
  className?: string
}

/** Skeleton of a grid of product cards. */
export function ProductGridSkeleton({
  count = 8,
  label = "Loading products",
  className,
}: ProductGridSkeletonProps) {
  return (
    <Loading label={label} className={className}>
      <ProductGrid>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </Loading>
  )
}

/** Skeleton of a product's page, under the title “Loading Product” (specification, 2.5). */
export function ProductPageSkeleton() {
  return (
    <Container className="pt-6 pb-16">
      <h1 className="sr-only">Loading Product</h1>
      <Loading label="Loading Product">
        <p className="py-1 text-sm">
          <SkeletonText className="w-64" />
        </p>
        <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <div className="gallery-picture">
              <Skeleton className="size-full" />
            </div>
            <div className="mt-3 flex gap-3">
              <Skeleton className="size-20 rounded-md" />
              <Skeleton className="size-20 rounded-md" />
              <Skeleton className="size-20 rounded-md" />
            </div>
          </div>
          <div>
            <div className="flex flex-wrap gap-2">
              <span className="badge badge-neutral">
                <SkeletonText className="w-12" />
              </span>
              <span className="badge badge-neutral">
                <SkeletonText className="w-28" />
              </span>
            </div>
            <p className="mt-4 text-3xl sm:text-4xl">
              <SkeletonText className="w-4/5" />
            </p>
            <p className="mt-2">
              <SkeletonText className="w-48" />
            </p>
            <p className="mt-3">
              <SkeletonText className="w-40" />
            </p>
            <div className="mt-6 border-t border-line pt-6">
              <p className="text-3xl">
                <SkeletonText className="w-32" />
              </p>
              <p className="text-sm">
                <SkeletonText className="w-28" />
              </p>
              <span className="badge badge-neutral mt-4">
                <SkeletonText className="w-14" />
              </span>
            </div>
            <p className="mt-6 text-lg">
              <SkeletonText className="w-full" />
              <SkeletonText className="w-2/3" />
            </p>
          </div>
        </div>
      </Loading>
    </Container>
  )
}
