"use client"

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { Alert, Button, FormActions, Panel, StatTile } from "@scanwright/design-system"
import { type ReactNode, useState } from "react"
import { BadRows } from "./BadRows"
import { type BrandDecisions, choicesOf, NewBrands } from "./NewBrands"

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
  /** New brands that keep the import from being written. */
  undecided: number
  onWrite: () => void
}

/** The second step: writes the accepted rows. */
function WritePanel({ counts, startAgain, isBusy, undecided, onWrite }: WriteProps) {
  const toWrite = written(counts)
  const note =
    toWrite === 0
      ? "The shop is already as the file says."
      : counts.bad > 0
        ? `${rows(counts.bad)} with problems ${counts.bad === 1 ? "is" : "are"} left out.`
        : undefined
  return (
    <Panel title={toWrite === 0 ? "There is nothing to write" : "Import"}>
      <div className="grid gap-4">
        {undecided > 0 && (
          <Alert variant="danger" live="assertive" title="Decide about the new brands first">
            {`${undecided} ${undecided === 1 ? "name has" : "names have"} no decision yet, under “New brands” above.`}
          </Alert>
        )}
        <FormActions note={note}>
          {toWrite > 0 && (
            <Button loading={isBusy} onClick={onWrite}>
              {`Import ${products(toWrite)}`}
            </Button>
          )}
          {startAgain}
        </FormActions>
      </div>
    </Panel>
  )
}

interface Props extends PartProps {
  name: string
  result: CatalogueImport
  isBusy: boolean
  begin: (request: CatalogueImportRequest) => Promise<void>
}

/** A checked or imported file: its counts, its new brands, its rejected rows, and the next step. */
export function ImportResult({ name, result, counts, isBusy, begin, startAgain }: Props) {
  const { id, dry_run: isDry, new_brands: newBrands } = result
  const [decisions, setDecisions] = useState<BrandDecisions>({})
  const [hasTried, setTried] = useState(false)
  const missing = newBrands.map((brand) => brand.name).filter((brand) => (decisions[brand] ?? null) === null)

  const goOn = (isCheck: boolean, corrections: CatalogueImportRequest["corrections"] = []) =>
    void begin({ source_id: id, corrections, brands: choicesOf(decisions), dry_run: isCheck })
  const write = () => {
    setTried(true)
    if (missing.length === 0) goOn(false)
  }
  return (
    <div className="grid gap-6">
      {!isDry && <Imported {...{ name, counts, startAgain }} />}
      <Counts done={counts} isDry={isDry} />
      {newBrands.length > 0 && (
        <NewBrands
          brands={newBrands}
          decisions={decisions}
          onChange={setDecisions}
          missing={hasTried ? missing : []}
        />
      )}
      {counts.bad > 0 && (
        <BadRows result={result} isBusy={isBusy} onCheck={(corrections) => goOn(true, corrections)} />
      )}
      {isDry && (
        <WritePanel
          {...{ counts, startAgain, isBusy }}
          undecided={hasTried ? missing.length : 0}
          onWrite={write}
        />
      )}
    </div>
  )
}
