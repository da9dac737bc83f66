export { type ProductOrdering, type ProductTableRow } from "./ordering"
export { ProductTable, type ProductTableProps } from "./ProductTable"
