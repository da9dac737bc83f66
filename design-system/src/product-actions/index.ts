export { ProductActions, type ProductActionsProps } from "./ProductActions"
