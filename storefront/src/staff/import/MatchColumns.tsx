"use client"

import type { ImportMatching } from "@scanwright/backend/contract"
import { Alert, Button, ColumnMatcher, FormActions, missingColumns, Panel } from "@scanwright/design-system"
import { type ReactNode, useState } from "react"

interface Props {
  name: string
  matching: ImportMatching
  isBusy: boolean
  /** Gets the name of a column for each of the file's, null for one that is left out. */
  onMatched: (columns: (string | null)[]) => void
  startAgain: ReactNode
}

/** The step before the check of a file whose headings are not ours: which column is which. */
export function MatchColumns({ name, matching, isBusy, onMatched, startAgain }: Props) {
  const [value, setValue] = useState(() => matching.headings.map(({ column }) => column))
  const [hasTried, setTried] = useState(false)
  const missing = missingColumns(matching.columns, value)
  const check = () => {
    setTried(true)
    if (missing.length === 0) onMatched(value)
  }
  return (
    <Panel
      title="Match your columns"
      intro={`Say of each column of ${name} which of ours it is, or leave it out. The choice is remembered for everybody, for the next file with the same headings.`}
    >
      <div className="grid gap-5">
        <ColumnMatcher
          headings={matching.headings}
          columns={matching.columns}
          value={value}
          onChange={setValue}
        />
        {hasTried && missing.length > 0 && (
          <Alert variant="danger" live="assertive" title="Some columns are still missing">
            {`Choose a column of the file for each of these: ${missing.map(({ label }) => label).join(", ")}. A column that the file does not have is added to it in the spreadsheet.`}
          </Alert>
        )}
        <FormActions>
          <Button loading={isBusy} onClick={check}>
            Check the file
          </Button>
          {startAgain}
        </FormActions>
      </div>
    </Panel>
  )
}
