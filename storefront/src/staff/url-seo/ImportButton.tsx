"use client"

import { Alert, Button, Dialog, FileField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { importUrlSeos } from "./actions"
import { importUrlSeosSchema } from "./seo-input"

/** Largest file, in bytes: 200 configs with structured data are less. */
const MAX_BYTES = 2_000_000

interface Report {
  summary: string
  faults: { entry: number; message: string }[]
}

function readEntries(text: string): Record<string, unknown>[] | string {
  try {
    const parsed: unknown = JSON.parse(text)
    const isList =
      Array.isArray(parsed) &&
      parsed.every((entry) => typeof entry === "object" && entry !== null && !Array.isArray(entry))
    return isList
      ? (parsed as Record<string, unknown>[])
      : "The file must hold a list of configs, as an export does."
  } catch (error) {
    return `The file is no valid JSON: ${error instanceof Error ? error.message : ""}`
  }
}

const ReportAlert = ({ summary, faults }: Report) => (
  <Alert variant={faults.length > 0 ? "warning" : "info"} live="polite" title={summary}>
    {faults.length > 0 && (
      <ul>
        {faults.map(({ entry, message }) => (
          <li key={entry}>{`Entry ${entry}: ${message}`}</li>
        ))}
      </ul>
    )}
  </Alert>
)

/** Imports a file of configs: valid entries are stored, faults are listed by entry. */
export function ImportButton() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<Report | null>(null)
  const { run, isPending } = useStaffAction(importUrlSeos, {
    handles: ["invalid"],
    schema: importUrlSeosSchema,
    isRepeatable: false,
  })

  const send = async () => {
    if (!file) {
      setReport({ summary: "Choose a file first.", faults: [] })
      return
    }
    const entries = readEntries(await file.text())
    if (typeof entries === "string") {
      setReport({ summary: entries, faults: [] })
      return
    }
    setReport(null)
    const outcome = await run({ entries })
    if (!outcome.ok) {
      const { kind, message, fields } = outcome
      if (kind === "invalid") setReport({ summary: fields?.entries ?? message, faults: [] })
      return
    }
    const { created, updated, faults } = outcome.value
    setReport({ summary: `${created} added, ${updated} changed, ${faults.length} refused.`, faults })
    router.refresh()
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
        Import
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        dismissible={false}
        title="Import URL SEO configs"
        description="A JSON file as an export gives it. An address that has a config gets the file's; 200 entries at most."
        footer={
          <Button loading={isPending} onClick={() => void send()}>
            Import file
          </Button>
        }
      >
        <div className="grid gap-5">
          <FileField
            label="File"
            accept=".json,application/json"
            kinds="JSON"
            maxBytes={MAX_BYTES}
            onChange={([first]) => setFile(first)}
          />
          {report && <ReportAlert {...report} />}
        </div>
      </Dialog>
    </>
  )
}
