"use client"

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { Alert, Button, FormActions, Panel, StatTile } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { BadRows } from "./BadRows"

type ImportCounts = NonNullable<CatalogueImport["counts"]>

const rows = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "row" : "rows"}`
const products = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

const written = ({ created, updated }: ImportCounts) => created + updated

function Counts({ done, isDry }: { done: NonNullable<CatalogueImport["counts"]>; isDry: boolean }) {
  const tiles = [
    { label: isDry ? "To be added" : "Added", value: done.created },
    { label: isDry ? "To be changed" : "Changed", value: done.updated },
    { label: "Unchanged", value: done.unchanged },
    { label: "Rows with problems", value: done.bad },
  ]
  return (
    <ul aria-label="What the file does" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.label} className="grid">
          <StatTile {...tile} />
        </li>
      ))}
    </ul>
  )
}

interface PartProps {
  counts: ImportCounts
  /** The button that leads back to the choice of a file. */
  startAgain: ReactNode
}

/** The message after an import. */
function Imported({ name, counts, startAgain }: PartProps & { name: string }) {
  const leftOut = counts.bad > 0 ? `, ${rows(counts.bad)} with problems left out` : ""
  return (
    <Alert
      variant={counts.bad > 0 ? "warning" : "success"}
      live="polite"
      title={`${name} is imported`}
      actions={
        <>
          <Button variant="secondary" href="/admin/products?order=-updated_at">
            See the products
          </Button>
          {startAgain}
        </>
      }
    >
      {`${products(written(counts))} written${leftOut}.`}
    </Alert>
  )
}

interface WriteProps extends PartProps {
  isBusy: boolean
  onWrite: () => void
}

/** The second step: writes the accepted rows. */
function WritePanel({ counts, startAgain, isBusy, onWrite }: WriteProps) {
  const toWrite = written(counts)
  const note =
    toWrite === 0
      ? "The shop is already as the file says."
      : counts.bad > 0
        ? `${rows(counts.bad)} with problems are left out.`
        : undefined
  return (
    <Panel title={toWrite === 0 ? "There is nothing to write" : "Import"}>
      <FormActions note={note}>
        {toWrite > 0 && (
          <Button loading={isBusy} onClick={onWrite}>
            {`Import ${products(toWrite)}`}
          </Button>
        )}
        {startAgain}
      </FormActions>
    </Panel>
  )
}

interface Props extends PartProps {
  name: string
  result: CatalogueImport
  isBusy: boolean
  begin: (request: CatalogueImportRequest) => Promise<void>
}

/** A checked or imported file: its counts, its rejected rows, and the next step. */
export function ImportResult({ name, result, counts, isBusy, begin, startAgain }: Props) {
  const { id, dry_run: isDry } = result
  return (
    <div className="grid gap-6">
      {!isDry && <Imported {...{ name, counts, startAgain }} />}
      <Counts done={counts} isDry={isDry} />
      {counts.bad > 0 && (
        <BadRows
          // Another check resets the corrections.
          key={id}
          result={result}
          isBusy={isBusy}
          onCheck={(corrections) => void begin({ source_id: id, corrections, dry_run: true })}
        />
      )}
      {isDry && (
        <WritePanel
          {...{ counts, startAgain, isBusy }}
          onWrite={() => void begin({ source_id: id, dry_run: false })}
        />
      )}
    </div>
  )
}
