export { type SavedProduct, SavedProducts, type SavedProductsProps } from "./SavedProducts"
