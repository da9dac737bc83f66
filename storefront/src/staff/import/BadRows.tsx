"use client"

import type { CatalogueImport } from "@scanwright/backend/contract"
import { Alert, Button, FormActions, Panel } from "@scanwright/design-system"
import { useId, useState } from "react"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { BadRow } from "./BadRow"
import { badRowsFile } from "./bad-rows-file"
import type { Mended, MendedRows } from "./useMendedRows"

interface Props {
  result: CatalogueImport
  isBusy: boolean
  /** Its bad rows as they are corrected. */
  rows: MendedRows
  onCheck: (mended: Mended) => void
}

/** Number of rows shown at first, and added with each press. */
const STEP = 25

function download(csv: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }))
  link.download = "rows-with-problems.csv"
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Rejected rows, each with its errors: to be corrected here and checked again, or in a spreadsheet. */
export function BadRows({ result, isBusy, rows, onCheck }: Props) {
  const { bad_rows: bad, columns, counts } = result
  const [shown, setShown] = useState(STEP)
  const checkId = useId()
  useUnsavedChanges(rows.isChanged && !isBusy)

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
        <>
          {rows.suggestions > 1 && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                rows.takeSuggestions()
                // The button goes.
                document.getElementById(checkId)?.focus()
              }}
            >
              {`Use the suggestions for ${rows.suggestions} rows`}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              download(
                badRowsFile(
                  columns,
                  bad.map((row) => ({ cells: [...rows.cellsOf(row)] })),
                ),
              )
            }
          >
            Download these rows
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {bad.slice(0, shown).map((row) => (
          <BadRow
            key={row.row}
            row={row}
            columns={columns}
            cells={rows.cellsOf(row)}
            onChange={(at, value) => rows.change(row, at, value)}
            isConfirmed={rows.isConfirmed(row)}
            onConfirm={(isConfirmed) => rows.confirm(row, isConfirmed)}
          />
        ))}
        {bad.length > shown && (
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            {`Show more of ${bad.length} rows`}
          </Button>
        )}
        <FormActions>
          <Button id={checkId} variant="secondary" loading={isBusy} onClick={() => onCheck(rows.mended())}>
            Check again
          </Button>
        </FormActions>
      </div>
    </Panel>
  )
}
