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

/** What an import changes, or leaves as it is, that staff may not expect of the file. */
export function ImportNotes({ notes: { count, first } }: { notes: Notes }) {
  const unlisted = count - first.length
  return (
    <Panel
      title="Please note"
      intro={`What these rows change or leave as it is that you may not expect${unlisted > 0 ? `; ${unlisted.toLocaleString("en-GB")} more notes are not listed` : ""}.`}
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
