export {
  type ComparedProduct,
  type ComparisonGroup,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from "./ComparisonTable"
