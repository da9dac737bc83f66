/** The design system's face: everything a page may use. */
export { Badge, type BadgeProps } from "./badge"
export { BarList, type BarListProps } from "./bar-list"
export { BarMotif, type BarMotifProps } from "./bar-motif"
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from "./breadcrumb"
export { Button, type ButtonProps } from "./button"
export {
  BrandCard,
  type BrandCardProps,
  CardGrid,
  type CardGridProps,
  MachineTypeCard,
  type MachineTypeCardProps,
  ProductCard,
  type ProductCardProps,
  ProductGrid,
} from "./card"
export { EmptyState, type EmptyStateProps } from "./empty-state"
export { type ErrorKind, ErrorScreen, type ErrorScreenProps } from "./error-screen"
export { Footer, type FooterProps } from "./footer"
export { Gallery, type GalleryImage, type GalleryProps } from "./gallery"
export { Header, type HeaderLink, type HeaderProps } from "./header"
export { Icon, type IconName, type IconProps } from "./icon"
export { Image, type ImageProps } from "./image"
export {
  Container,
  type ContainerProps,
  Section,
  type SectionProps,
  SkipLink,
  VisuallyHidden,
} from "./layout"
export { Link, type LinkProps } from "./link"
export { Logo, type LogoProps } from "./logo"
export { Pagination, type PaginationProps } from "./pagination"
export { Price, type PriceProps } from "./price"
export { Prose, type ProseProps } from "./prose"
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type ImageComponentProps,
  type LinkComponentProps,
} from "./provider"
export { Rating, type RatingProps } from "./rating"
export { SearchField, type SearchFieldProps } from "./search-field"
export { Skeleton, type SkeletonProps } from "./skeleton"
export {
  SpecificationTable,
  type SpecificationRow,
  type SpecificationTableProps,
} from "./specification-table"
export { StockBadge, type StockBadgeProps } from "./stock-badge"
