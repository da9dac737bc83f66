import { type DataColumn, Text } from "@scanwright/design-system"

/** A row of a file as tables of an import name it. */
interface ImportedRow {
  readonly row: number
  readonly part_number: string
  readonly name: string
}

/** The columns that say which product and which row of the file are meant. */
export const PRODUCT_COLUMNS: readonly DataColumn<ImportedRow>[] = [
  {
    id: "name",
    header: "Product",
    isRowHeader: true,
    cell: ({ name, part_number: partNumber }) => (
      <span className="grid">
        {name}
        <Text as="span" size="sm" variant="muted" numerals="part-number">
          {partNumber}
        </Text>
      </span>
    ),
  },
  { id: "row", header: "Row", align: "end", cell: ({ row }) => row },
]
