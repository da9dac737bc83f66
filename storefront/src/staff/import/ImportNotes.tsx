import type { CatalogueImport } from "@scanwright/backend/contract"
import { type DataColumn, DataTable, Panel, Text } from "@scanwright/design-system"

type Notes = CatalogueImport["notes"]
type Note = Notes["first"][number]

const COLUMNS: readonly DataColumn<Note>[] = [
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
  { id: "note", header: "Note", cell: ({ note }) => note },
]

/** The rows that are imported otherwise than the file has them, and why. */
export function ImportNotes({ notes: { count, first } }: { notes: Notes }) {
  const unlisted = count - first.length
  return (
    <Panel
      title="Please note"
      intro={`These rows are imported, but not just as the file has them${unlisted > 0 ? `; ${unlisted.toLocaleString("en-GB")} more are not listed` : ""}.`}
    >
      <DataTable<Note>
        caption="Please note"
        hideCaption
        noun={["note", "notes"]}
        columns={COLUMNS}
        rows={first}
        rowId={({ row, note }) => `${row} ${note}`}
        rowName={({ name }) => name}
        pageSize={10}
      />
    </Panel>
  )
}
