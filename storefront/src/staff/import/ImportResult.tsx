"use client"

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { Alert, Button, FormActions, Panel, StatTile } from "@scanwright/design-system"
import { type ReactNode, useState } from "react"
import { BadRows } from "./BadRows"
import { ImportNotes } from "./ImportNotes"
import { MatchedLine } from "./MatchedLine"
import { choicesOf, type NameDecisions, NewNames, undecided } from "./NewNames"
import { PriceChanges } from "./PriceChanges"
import { type Mended, useMendedRows } from "./useMendedRows"

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

/** How many names have no decision yet, and the panels in which they stand. */
interface Undecided {
  names: number
  panels: readonly string[]
}

interface WriteProps extends PartProps {
  isBusy: boolean
  /** What keeps the import from being written: names without a decision, and corrections that were not checked. */
  undecided: Undecided
  isUnchecked: boolean
  onWrite: () => void
}

const NOTHING_UNDECIDED: Undecided = { names: 0, panels: [] }

/** The second step: writes the accepted rows. */
function WritePanel({
  counts,
  startAgain,
  isBusy,
  undecided: { names, panels },
  isUnchecked,
  onWrite,
}: WriteProps) {
  const toWrite = written(counts)
  const note =
    counts.bad > 0
      ? `${rows(counts.bad)} with problems ${counts.bad === 1 ? "is" : "are"} left out.`
      : toWrite === 0
        ? "The shop is already as the file says."
        : undefined
  return (
    <Panel title={toWrite === 0 ? "There is nothing to write" : "Import"}>
      <div className="grid gap-4">
        {names > 0 && (
          <Alert
            variant="danger"
            live="assertive"
            title={`Decide about the ${panels.join(" and ").toLowerCase()} first`}
          >
            {`${names} ${names === 1 ? "name has" : "names have"} no decision yet, under ${panels.map((panel) => `“${panel}”`).join(" and ")} above.`}
          </Alert>
        )}
        {isUnchecked && (
          <Alert variant="danger" live="assertive" title="Check the corrected rows first">
            What you have corrected or confirmed under “Rows with problems” counts once you press “Check
            again” there.
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
  /** Leads back to the matching of the file's columns. */
  onRematch: () => void
}

/** A checked or imported file: its counts, its new brands and machine types, its rejected rows, and the next step. */
export function ImportResult({ name, result, counts, isBusy, begin, startAgain, onRematch }: Props) {
  const { id, dry_run: isDry, price_changes: changes, notes, matching } = result
  const { new_brands: newBrands, new_machine_types: newTypes } = result
  const [brands, setBrands] = useState<NameDecisions>({})
  const [machineTypes, setMachineTypes] = useState<NameDecisions>({})
  const [hasTried, setTried] = useState(false)
  const mendedRows = useMendedRows(result)
  const missingBrands = undecided(newBrands, brands)
  const missingTypes = undecided(newTypes, machineTypes)
  const missing = {
    names: missingBrands.length + missingTypes.length,
    panels: [
      ...(missingBrands.length > 0 ? ["New brands"] : []),
      ...(missingTypes.length > 0 ? ["New machine types"] : []),
    ],
  }

  const goOn = (isCheck: boolean, mended: Partial<Mended> = {}) =>
    void begin({
      ...{ source_id: id, ...mended, dry_run: isCheck },
      brands: choicesOf(brands).map((choice) => ({ name: choice.name, brand_id: choice.id })),
      machine_types: choicesOf(machineTypes).map((choice) => ({
        ...{ name: choice.name, machine_type_id: choice.id },
      })),
    })
  const write = () => {
    setTried(true)
    if (missing.names === 0 && !mendedRows.isChanged) goOn(false)
  }
  return (
    <div className="grid gap-6">
      {!isDry && <Imported {...{ name, counts, startAgain }} />}
      {matching?.matched && <MatchedLine matched={matching.matched} onChange={isDry ? onRematch : null} />}
      <Counts done={counts} isDry={isDry} />
      {isDry && changes.count > 0 && <PriceChanges changes={changes} />}
      {notes.count > 0 && <ImportNotes notes={notes} />}
      {newBrands.length > 0 && (
        <NewNames
          kind="brand"
          names={newBrands}
          decisions={brands}
          onChange={setBrands}
          missing={hasTried ? missingBrands : []}
        />
      )}
      {newTypes.length > 0 && (
        <NewNames
          kind="machine type"
          names={newTypes}
          decisions={machineTypes}
          onChange={setMachineTypes}
          missing={hasTried ? missingTypes : []}
        />
      )}
      {counts.bad > 0 && (
        <BadRows {...{ result, isBusy }} rows={mendedRows} onCheck={(mended) => goOn(true, mended)} />
      )}
      {isDry && (
        <WritePanel
          {...{ counts, startAgain, isBusy }}
          undecided={hasTried ? missing : NOTHING_UNDECIDED}
          isUnchecked={hasTried && mendedRows.isChanged}
          onWrite={write}
        />
      )}
    </div>
  )
}
