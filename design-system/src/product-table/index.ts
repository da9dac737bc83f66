export { ProductTable, type ProductTableProps, type ProductTableRow } from "./ProductTable"
