export { BrandCard, type BrandCardProps } from "./BrandCard"
export { CardGrid, ProductGrid, type CardGridProps } from "./CardGrid"
export { MachineTypeCard, type MachineTypeCardProps } from "./MachineTypeCard"
export { ProductCard, type ProductCardProps } from "./ProductCard"
