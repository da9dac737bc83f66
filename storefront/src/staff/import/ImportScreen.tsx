"use client"

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  FileField,
  FormActions,
  Panel,
  Progress,
  StatTile,
  Text,
  TextArea,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { BadRows } from "./BadRows"
import { askImport, sendImport } from "./requests"

/** Largest file, in bytes: a little less than the backend takes. */
const MOST_BYTES = 20_000_000

/** How often, in ms, is asked how far an import is. */
const ASK_EVERY = 1_000

const isOver = ({ status }: CatalogueImport) => !["waiting", "running"].includes(status)

const rows = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "row" : "rows"}`
const products = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

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

/** Chooses a file or takes pasted lines. */
function ChooseFile({
  onChosen,
  isBusy,
}: {
  onChosen: (csv: string, name: string) => void
  isBusy: boolean
}) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("pasted")
    const pasted = typeof typed === "string" ? typed.trim() : ""
    if (!file && pasted === "") {
      setError("Choose a file, or paste its lines")
      return
    }
    setError(null)
    try {
      // What is no UTF-8 would come out with £ and accents lost, and nobody would notice.
      const csv = file ? new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) : pasted
      onChosen(csv, file?.name ?? "Pasted lines")
    } catch {
      setError("The file is not UTF-8 text. Save it from the spreadsheet as “CSV UTF-8 (Comma delimited)”.")
    }
  }

  return (
    <Panel
      title="Choose a file"
      intro="A CSV file whose first line names the columns. Rows are matched to products by part number; products that the file does not name stay as they are. Nothing is written before you have seen what it would do."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FileField
          label="CSV file"
          hint="Up to 20 MB and 50,000 rows. “Export CSV” on the products page writes a file with every column."
          accept=".csv,text/csv"
          kinds="CSV"
          maxBytes={MOST_BYTES}
          onChange={([chosen]) => setFile(chosen ?? null)}
        />
        <TextArea label="Or paste lines" name="pasted" rows={4} error={error} spellCheck={false} />
        <FormActions>
          <Button type="submit" loading={isBusy}>
            Check the file
          </Button>
        </FormActions>
      </form>
    </Panel>
  )
}

/**
 * Imports a catalogue file in two steps: first it is checked, and rows with problems can be put right on the spot and checked
 * again; then it is written, with word of how far that is.
 *
 * @param running an import that somebody has begun and that goes on
 */
export function ImportScreen({ running }: { running: CatalogueImport | null }) {
  const router = useRouter()
  const [current, setCurrent] = useState<CatalogueImport | null>(running)
  const { run: send, isPending } = useStaffAction(sendImport, { isRepeatable: false })
  const { run: ask } = useStaffAction(askImport, { handles: ["unavailable"] })

  const begin = async (request: CatalogueImportRequest) => {
    const outcome = await send(request)
    if (outcome.ok) setCurrent(outcome.value)
  }

  const look = useEffectEvent(async (id: string) => {
    const outcome = await ask(id)
    if (!outcome.ok) return
    setCurrent((now) => (now?.id === id ? outcome.value : now))
    if (isOver(outcome.value) && !outcome.value.dry_run) router.refresh()
  })
  const waitingFor = current && !isOver(current) ? current.id : null
  useEffect(() => {
    if (waitingFor === null) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const next = () => {
      timer = setTimeout(() => {
        void look(waitingFor).then(() => {
          if (!isGone) next()
        })
      }, ASK_EVERY)
    }
    next()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [waitingFor])

  if (!current) {
    return (
      <ChooseFile
        isBusy={isPending}
        onChosen={(csv, name) => void begin({ csv, file_name: name, dry_run: true })}
      />
    )
  }

  const name = current.file_name ?? "The file"
  const startAgain = (
    <Button variant="ghost" onClick={() => setCurrent(null)}>
      Choose another file
    </Button>
  )

  if (!isOver(current)) {
    const { progress } = current
    return (
      <Panel title={current.dry_run ? `Checking ${name}` : `Importing ${name}`}>
        <div className="grid gap-4">
          <Progress
            label={current.dry_run ? "Comparing the file with the shop" : "Writing products"}
            {...(progress && { done: progress.done, of: progress.total })}
          />
          <Text variant="muted">
            {current.dry_run
              ? "A file of some thousand rows takes a minute."
              : "It goes on when you leave this page; come back to see how it went."}
          </Text>
        </div>
      </Panel>
    )
  }

  if (current.status !== "done" || !current.counts) {
    return (
      <Alert
        variant="danger"
        live="assertive"
        title={current.status === "refused" ? "The file cannot be read" : "The import stopped"}
        actions={
          <>
            {current.status === "stopped" && (
              <Button
                loading={isPending}
                onClick={() => void begin({ source_id: current.id, dry_run: current.dry_run })}
              >
                Run it again
              </Button>
            )}
            {startAgain}
          </>
        }
      >
        {current.message ?? "Something went wrong on our side."}
      </Alert>
    )
  }

  const { counts } = current
  const toWrite = counts.created + counts.updated
  return (
    <div className="grid gap-6">
      {!current.dry_run && (
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
          {`${products(toWrite)} written${counts.bad > 0 ? `, ${rows(counts.bad)} with problems left out` : ""}.`}
        </Alert>
      )}
      <Counts done={counts} isDry={current.dry_run} />
      {counts.bad > 0 && (
        <BadRows
          // What is checked anew starts anew.
          key={current.id}
          result={current}
          isBusy={isPending}
          onCheck={(corrections) => void begin({ source_id: current.id, corrections, dry_run: true })}
        />
      )}
      {current.dry_run && (
        <Panel title={toWrite === 0 ? "There is nothing to write" : "Import"}>
          <FormActions
            note={
              counts.bad > 0 && toWrite > 0
                ? `${rows(counts.bad)} with problems are left out.`
                : toWrite === 0
                  ? "The shop is already as the file says."
                  : undefined
            }
          >
            {toWrite > 0 && (
              <Button
                loading={isPending}
                onClick={() => void begin({ source_id: current.id, dry_run: false })}
              >
                {`Import ${products(toWrite)}`}
              </Button>
            )}
            {startAgain}
          </FormActions>
        </Panel>
      )}
    </div>
  )
}
