export { type RelatedProduct, RelatedProducts, type RelatedProductsProps } from "./RelatedProducts"
