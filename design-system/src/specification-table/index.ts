export { SpecificationTable, type SpecificationRow, type SpecificationTableProps } from "./SpecificationTable"
