import type { CatalogueImport } from "@scanwright/backend/contract"
import { type DataColumn, DataTable, Panel } from "@scanwright/design-system"
import { PRODUCT_COLUMNS } from "./product-columns"

type Notes = CatalogueImport["notes"]
type Note = Notes["first"][number]

const COLUMNS: readonly DataColumn<Note>[] = [
  ...PRODUCT_COLUMNS,
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
