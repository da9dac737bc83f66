"use client"

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { Alert, Button, Panel, Progress, Text } from "@scanwright/design-system"
import { type ReactNode, useState } from "react"
import { ChooseFile } from "./ChooseFile"
import { ImportResult } from "./ImportResult"
import { MatchColumns } from "./MatchColumns"
import { isOver, useImport } from "./useImport"

interface PartProps {
  name: string
  current: CatalogueImport
}

/** A running import. */
function RunningImport({ name, current: { dry_run: isDry, progress } }: PartProps) {
  return (
    <Panel title={isDry ? `Checking ${name}` : `Importing ${name}`}>
      <div className="grid gap-4">
        <Progress
          label={isDry ? "Comparing the file with the shop" : "Writing products"}
          {...(progress && { done: progress.done, of: progress.total })}
        />
        <Text variant="muted">
          {isDry
            ? "A file of some thousand rows takes a minute."
            : "It goes on when you leave this page; come back to see how it went."}
        </Text>
      </div>
    </Panel>
  )
}

interface FailedProps {
  current: CatalogueImport
  isBusy: boolean
  begin: (request: CatalogueImportRequest) => Promise<void>
  startAgain: ReactNode
}

/** An import that was refused, or that stopped. */
function FailedImport({ current, isBusy, begin, startAgain }: FailedProps) {
  const { id, status, dry_run: isDry, message } = current
  return (
    <Alert
      variant="danger"
      live="assertive"
      title={status === "refused" ? "The file was not imported" : "The import stopped"}
      actions={
        <>
          {status === "stopped" && (
            <Button loading={isBusy} onClick={() => void begin({ source_id: id, dry_run: isDry })}>
              Run it again
            </Button>
          )}
          {startAgain}
        </>
      }
    >
      {message ?? "Something went wrong on our side."}
    </Alert>
  )
}

/**
 * Imports a catalogue file in two steps: first it is checked, and rows with errors can be corrected and checked again;
 * then it is written, with its progress shown.
 *
 * @param running an import that is already running
 */
export function ImportScreen({ running }: { running: CatalogueImport | null }) {
  const { current, begin, clear, isPending: isBusy } = useImport(running)
  /** Id of the check whose columns are to be matched anew. */
  const [rematched, setRematched] = useState<string | null>(null)
  if (!current) {
    return (
      <ChooseFile
        isBusy={isBusy}
        onChosen={(csv, name) => void begin({ csv, file_name: name, dry_run: true })}
      />
    )
  }
  const name = current.file_name ?? "The file"
  const startAgain = (
    <Button variant="ghost" onClick={clear}>
      Choose another file
    </Button>
  )
  if (!isOver(current)) return <RunningImport {...{ name, current }} />
  const { counts, status, matching } = current
  if (matching && (status === "refused" ? matching.matched === null : rematched === current.id)) {
    return (
      <MatchColumns
        // A refused choice of columns comes back as another import.
        key={current.id}
        {...{ name, matching, isBusy, startAgain }}
        onMatched={(columns) => void begin({ source_id: current.id, columns, dry_run: true })}
      />
    )
  }
  if (status !== "done" || !counts) return <FailedImport {...{ current, isBusy, begin, startAgain }} />
  return (
    <ImportResult
      // Another check resets corrections and decisions.
      key={current.id}
      {...{ name, counts, isBusy, begin, startAgain }}
      result={current}
      onRematch={() => setRematched(current.id)}
    />
  )
}
