import type { ImportBadRow } from "@scanwright/backend/contract"
import { Button, Checkbox, Expander, Panel, Text, TextArea, TextField } from "@scanwright/design-system"
import { type ChangeEvent, useId } from "react"
import { doubtfulColumns } from "./useMendedRows"

/** Longest text that a field of one line shows, in characters. */
const LINE_MOST = 120

/** Longest suggestion that its button shows, in characters. */
const SUGGESTION_MOST = 60

const shortened = (text: string) =>
  text.length > SUGGESTION_MOST ? `${text.slice(0, SUGGESTION_MOST - 1)}…` : text

interface CellProps {
  column: string
  /** As the file has it. */
  inFile: string
  value: string
  /** Those of the cell. */
  problems: ImportBadRow["problems"]
  onChange: (value: string) => void
}

/** A cell to correct: its problem, and what was probably meant. */
function BadCell({ column, inFile, value, problems, onChange }: CellProps) {
  const id = useId()
  // A field of one line would take the line breaks out of a text.
  const Input = inFile.length > LINE_MOST || inFile.includes("\n") ? TextArea : TextField
  const suggestion = problems.find((problem) => problem.suggestion !== null)?.suggestion ?? null
  const isTaken = value === suggestion
  const take = (text: string) => {
    onChange(text)
    // The button goes.
    document.getElementById(id)?.focus()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Input
        className="w-full"
        id={id}
        label={column}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value)}
        error={isTaken ? null : problems.map(({ problem }) => problem).join(". ") || null}
        {...(isTaken && { hint: "The suggestion; check again" })}
        autoComplete="off"
        spellCheck={false}
      />
      {suggestion !== null && !isTaken && (
        <Button
          size="sm"
          variant="secondary"
          className="max-w-full wrap-anywhere"
          onClick={() => take(suggestion)}
        >
          {`Use “${shortened(suggestion)}”`}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  row: ImportBadRow
  columns: readonly string[]
  cells: readonly string[]
  onChange: (at: number, value: string) => void
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** One bad row: fields for the cells with problems, the other cells in an expander. */
export function BadRow({ row, columns, cells, onChange, isConfirmed, onConfirm }: RowProps) {
  const problemsOf = (column: string) => row.problems.filter((problem) => problem.column === column)
  const isBad = (column: string) => problemsOf(column).length > 0
  const ofRow = row.problems.filter(({ column }) => column === null)
  const doubtful = doubtfulColumns(row)
  const partNumber = cells[columns.indexOf("part_number")] ?? ""
  const field = (column: string, at: number) => (
    <BadCell
      key={column}
      column={column}
      inFile={row.cells[at] ?? ""}
      value={cells[at] ?? ""}
      problems={problemsOf(column)}
      onChange={(value) => onChange(at, value)}
    />
  )
  const places = columns.map((column, at) => ({ column, at })).filter(({ column }) => column !== "")
  return (
    <Panel title={`Row ${row.row}${partNumber === "" ? "" : `, ${partNumber}`}`} headingLevel="h3">
      <div className="grid gap-4">
        {ofRow.map(({ problem }) => (
          <Text key={problem}>{problem}</Text>
        ))}
        <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
          {places.filter(({ column }) => isBad(column)).map(({ column, at }) => field(column, at))}
        </div>
        {doubtful.length > 0 && (
          <Checkbox
            label={`Right as ${doubtful.length > 1 ? "they are" : "it is"}: ${doubtful.join(", ")}`}
            checked={isConfirmed}
            onChange={({ target }) => onConfirm(target.checked)}
          />
        )}
        <Expander summary="Its other cells">
          <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
            {places.filter(({ column }) => !isBad(column)).map(({ column, at }) => field(column, at))}
          </div>
        </Expander>
      </div>
    </Panel>
  )
}
