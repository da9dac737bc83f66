export { ArticleCardSkeleton, ArticleGridSkeleton, type ArticleGridSkeletonProps } from "./ArticleSkeletons"
export { CartSkeleton, type CartSkeletonProps } from "./CartSkeleton"
export { Loading, type LoadingProps } from "./Loading"
export {
  ProductCardSkeleton,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
  ProductPageSkeleton,
} from "./ProductSkeletons"
export { Skeleton, type SkeletonProps, SkeletonText } from "./Skeleton"
export { TableSkeleton, type TableSkeletonProps } from "./TableSkeleton"
export { TextSkeleton, type TextSkeletonProps } from "./TextSkeleton"
