"use client"

import type { CatalogueImport, ImportBadRow } from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  Expander,
  FormActions,
  Panel,
  Text,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { type ChangeEvent, useState } from "react"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { badRowsFile } from "./bad-rows-file"

interface Props {
  result: CatalogueImport
  isBusy: boolean
  onCheck: (corrections: { row: number; cells: string[] }[]) => void
}

/** Longest text that a field of one line shows, in characters. */
const LINE_MOST = 120

/** Number of rows shown at first, and added with each press. */
const STEP = 25

interface RowProps {
  row: ImportBadRow
  columns: readonly string[]
  cells: readonly string[]
  onChange: (at: number, value: string) => void
}

/** One bad row: fields for the cells with problems, the other cells in an expander. */
function BadRow({ row, columns, cells, onChange }: RowProps) {
  const problems = new Map(row.problems.map(({ column, problem }) => [column, problem]))
  const ofRow = row.problems.filter(({ column }) => column === null)
  const partNumber = cells[columns.indexOf("part_number")] ?? ""
  const field = (column: string, at: number) => {
    const { length = 0 } = row.cells[at] ?? ""
    // A field of one line would take the line breaks out of a text.
    const Input = length > LINE_MOST || row.cells[at]?.includes("\n") ? TextArea : TextField
    return (
      <Input
        key={column}
        label={column}
        value={cells[at] ?? ""}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(at, target.value)
        }
        error={problems.get(column) ?? null}
        autoComplete="off"
        spellCheck={false}
      />
    )
  }
  const places = columns.map((column, at) => ({ column, at })).filter(({ column }) => column !== "")
  return (
    <Panel title={`Row ${row.row}${partNumber === "" ? "" : `, ${partNumber}`}`} headingLevel="h3">
      <div className="grid gap-4">
        {ofRow.map(({ problem }) => (
          <Text key={problem}>{problem}</Text>
        ))}
        <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
          {places.filter(({ column }) => problems.has(column)).map(({ column, at }) => field(column, at))}
        </div>
        <Expander summary="Its other cells">
          <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
            {places.filter(({ column }) => !problems.has(column)).map(({ column, at }) => field(column, at))}
          </div>
        </Expander>
      </div>
    </Panel>
  )
}

/** Rejected rows, each with its errors: to be corrected here and checked again, or in a spreadsheet. */
export function BadRows({ result, isBusy, onCheck }: Props) {
  const { bad_rows: bad, columns, counts } = result
  const [changed, setChanged] = useState<Readonly<Record<number, readonly string[]>>>({})
  const [shown, setShown] = useState(STEP)
  useUnsavedChanges(Object.keys(changed).length > 0 && !isBusy)

  const cellsOf = (row: ImportBadRow) => changed[row.row] ?? row.cells
  const change = (row: ImportBadRow, at: number, value: string) => {
    const cells = columns.map((_column, index) => (index === at ? value : (cellsOf(row)[index] ?? "")))
    setChanged({ ...changed, [row.row]: cells })
  }

  const download = () => {
    const file = new Blob(
      [
        badRowsFile(
          columns,
          bad.map((row) => ({ cells: [...cellsOf(row)] })),
        ),
      ],
      {
        type: "text/csv;charset=utf-8",
      },
    )
    const link = document.createElement("a")
    link.href = URL.createObjectURL(file)
    link.download = "rows-with-problems.csv"
    link.click()
    URL.revokeObjectURL(link.href)
  }

  const untold = (counts?.bad ?? bad.length) - bad.length
  if (bad.length === 0) {
    return (
      <Alert variant="warning" live="off" title="Rows with problems">
        Which rows they are is no longer stored. Choose the file again to see and correct them.
      </Alert>
    )
  }
  return (
    <Panel
      title="Rows with problems"
      intro={`Correct them here and check again, or leave them out.${untold > 0 ? ` ${untold} more are listed once these are corrected.` : ""}`}
      actions={
        <Button size="sm" variant="ghost" onClick={download}>
          Download these rows
        </Button>
      }
    >
      <div className="grid gap-4">
        {bad.slice(0, shown).map((row) => (
          <BadRow
            key={row.row}
            row={row}
            columns={columns}
            cells={cellsOf(row)}
            onChange={(at, value) => change(row, at, value)}
          />
        ))}
        {bad.length > shown && (
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            {`Show more of ${bad.length} rows`}
          </Button>
        )}
        <FormActions>
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() =>
              onCheck(
                Object.entries(changed).map(([row, cells]) => ({ row: Number(row), cells: [...cells] })),
              )
            }
          >
            Check again
          </Button>
        </FormActions>
      </div>
    </Panel>
  )
}
