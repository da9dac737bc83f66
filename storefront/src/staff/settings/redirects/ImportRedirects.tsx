"use client"

import {
  REDIRECT_CSV_MOST,
  REDIRECT_IMPORT_MOST,
  type RedirectImportResponse,
} from "@scanwright/backend/contract"
import { Alert, Button, Dialog, FileField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { importRedirects } from "./actions"

const summaryOf = ({ created, updated, faults }: RedirectImportResponse) =>
  faults.length > 0 ? "Nothing was stored. Mend these lines:" : `${created} added, ${updated} changed.`

/** Imports a CSV file of redirects: all of its rows, or none. */
export function ImportRedirects() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const [report, setReport] = useState<RedirectImportResponse | null>(null)
  const { run, isPending } = useStaffAction(importRedirects)

  const send = async () => {
    setMissing(file === undefined)
    if (!file) return
    const outcome = await run({ csv: await file.text() })
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
            {...(isMissing && { error: "Choose a file first" })}
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
