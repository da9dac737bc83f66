export { type ColumnSetting } from "./columns"
export { DataTable, type DataTableProps, type TableSelection } from "./DataTable"
export { type SortValue, type TableSort } from "./sort"
export { type DataColumn, type TableNavigation, type TableView } from "./types"
