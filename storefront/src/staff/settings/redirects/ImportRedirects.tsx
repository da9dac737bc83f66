"use client"

import {
  REDIRECT_CSV_MOST,
  REDIRECT_IMPORT_MOST,
  type RedirectImportResponse,
} from "@scanwright/backend/contract"
import { Alert, Button, Dialog, FileField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { readTextFile } from "@/lib/read-text-file"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { importRedirects } from "./actions"

const summaryOf = ({ created, updated, faults }: RedirectImportResponse) =>
  faults.length > 0 ? "Nothing was stored. Mend these lines:" : `${created} added, ${updated} changed.`

const NOT_TEXT = "The file is no text. Save it from the spreadsheet as CSV, and choose that."

/** Imports a CSV file of redirects: all of its rows, or none. */
export function ImportRedirects() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<RedirectImportResponse | null>(null)
  const { run, isPending } = useStaffAction(importRedirects)

  const send = async () => {
    const csv = file ? await readTextFile(file) : undefined
    setReport(null)
    setError(csv === undefined ? "Choose a file first" : csv === null ? NOT_TEXT : null)
    if (typeof csv !== "string") return
    const outcome = await run({ csv })
    if (!outcome.ok) return
    setReport(outcome.value)
    if (outcome.value.faults.length === 0) router.refresh()
  }

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setReport(null)
          setFile(undefined)
          setOpen(true)
        }}
      >
        Import CSV
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Import redirects"
        description={`A CSV file with the columns path and target, and if need be status (308 or 307) and over_page (yes or no). ${REDIRECT_IMPORT_MOST.toLocaleString("en-GB")} rows at most; all of them are stored, or none.`}
        footer={
          <Button loading={isPending} onClick={() => void send()}>
            Import file
          </Button>
        }
      >
        <div className="grid gap-5">
          <FileField
            label="File"
            accept=".csv,text/csv"
            kinds="CSV"
            maxBytes={REDIRECT_CSV_MOST}
            onChange={([first]) => setFile(first)}
            error={error}
          />
          {report && (
            <Alert
              variant={report.faults.length > 0 ? "warning" : "info"}
              live="polite"
              title={summaryOf(report)}
            >
              {report.faults.length > 0 && (
                <ul>
                  {report.faults.map(({ line, message }) => (
                    <li key={line}>{`Line ${line}: ${message}`}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </div>
      </Dialog>
    </>
  )
}
