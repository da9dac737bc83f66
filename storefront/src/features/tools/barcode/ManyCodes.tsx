"use client"

import { textOfFile } from "@scanwright/backend/contract/text-file"
import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  FileField,
  Heading,
  Progress,
  Select,
  Text,
  TextArea,
} from "@scanwright/design-system"
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { barcodes } from "@/content/barcodes"
import type { WorkerWord } from "./labels.worker"
import type { LabelOrder, Labels } from "./make-labels"
import { KINDS } from "./options"
import type { Lacking, RowMessage, UnclearNumbers } from "./read-rows"
import { saveFile } from "./save-file"
import { LABEL_SHEETS } from "./sheets"
import { isSymbologyId, type SymbologyId } from "@/lib/symbologies"

const copy = barcodes.many

/** Largest accepted file, in bytes: 5,000 lines with long codes and captions are shorter. */
const FILE_BYTES_MOST = 5_000_000

/** Number of rows on a page of a table. */
const ROWS_SHOWN = 20
/** Longest part of a row's content that a table shows. */
const TEXT_SHOWN = 100

const shown = (text: string) => (text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text)

/** The columns of a table of rows. @param header of their messages */
const columnsOf = (header: string): readonly DataColumn<RowMessage>[] => [
  { id: "line", header: copy.columns.line, cell: ({ line }) => line, align: "end" },
  { id: "text", header: copy.columns.text, cell: ({ text }) => shown(text), isRowHeader: true },
  { id: "message", header, cell: ({ message }) => message },
]
const FAULT_COLUMNS = columnsOf(copy.columns.problem)
const NOTE_COLUMNS = columnsOf(copy.columns.note)

/** What the labels are made of. */
interface Wanted {
  readonly id: SymbologyId
  readonly text: string
  readonly sheetId: string
}

const isSame = (one: Wanted, other: Wanted) =>
  one.id === other.id && one.text === other.text && one.sheetId === other.sheetId

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "working"; readonly done: number; readonly of: number | null }
  | { readonly kind: "made"; readonly labels: Labels; readonly of: Wanted }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string }

/** Rows with their messages; nothing for none. */
function Messages({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: typeof FAULT_COLUMNS
  rows: readonly RowMessage[]
}) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={({ line }) => String(line)}
      rowName={({ text }) => shown(text)}
      noun={["line", "lines"]}
      pageSize={ROWS_SHOWN}
    />
  )
}

/** What numbers were taken for that may lack a zero or their check digit, and what else they may be. */
function Unclear({
  unclear: { count, lacking },
  onChoose,
}: {
  unclear: UnclearNumbers
  onChoose: (lacking: Lacking) => void
}) {
  const choices = (["zero", "check-digit"] as const).filter((choice) => choice !== lacking)
  return (
    <Alert
      variant="warning"
      live="polite"
      title={copy.unclear.title(count)}
      actions={choices.map((choice) => (
        <Button key={choice} variant="secondary" onClick={() => onChoose(choice)}>
          {copy.unclear.choose[choice]}
        </Button>
      ))}
    >
      {copy.unclear.taken[lacking ?? "unknown"]}
    </Alert>
  )
}

interface ResultProps {
  labels: Labels
  /** Whether the list or its settings have changed since. */
  isStale: boolean
  onChoose: (lacking: Lacking) => void
}

/** Result of a list: the PDF of label sheets, the rows that were left out, and those that were changed. */
function Result({ labels: { pdf, count, faults, notes, unclear, isCut }, isStale, onChoose }: ResultProps) {
  const left = <Messages caption={copy.faults(faults.length)} columns={FAULT_COLUMNS} rows={faults} />
  if (isStale) {
    // What was left out stays in view while it is corrected.
    return (
      <>
        <Alert variant="info" live="polite">
          {copy.stale}
        </Alert>
        {left}
      </>
    )
  }
  return (
    <>
      {pdf ? (
        <Alert
          variant="success"
          live="polite"
          title={copy.made(count)}
          actions={
            <Button
              onClick={() => saveFile("labels.pdf", "application/pdf", [pdf as Uint8Array<ArrayBuffer>])}
            >
              {copy.download}
            </Button>
          }
        >
          {copy.print}
        </Alert>
      ) : (
        <Alert variant="danger" live="assertive">
          {copy.none}
        </Alert>
      )}
      {isCut && <Alert variant="warning">{copy.cut}</Alert>}
      {unclear && <Unclear unclear={unclear} onChoose={onChoose} />}
      {left}
      <Messages caption={copy.notes(notes.length)} columns={NOTE_COLUMNS} rows={notes} />
    </>
  )
}

interface OutcomeProps {
  state: State
  wanted: Wanted
  onChoose: (lacking: Lacking) => void
}

/** Progress, and then the result. */
function Outcome({ state, wanted, onChoose }: OutcomeProps) {
  return (
    <>
      {state.kind === "working" && (
        <Progress label={copy.working} {...(state.of !== null && { done: state.done, of: state.of })} />
      )}
      <p role="status">{state.kind === "cancelled" && copy.cancelled}</p>
      {state.kind === "failed" && (
        <Alert variant="danger" live="assertive">
          {state.message}
        </Alert>
      )}
      {state.kind === "made" && (
        <Result labels={state.labels} isStale={!isSame(state.of, wanted)} onChoose={onChoose} />
      )}
    </>
  )
}

interface ActionsProps {
  /** Of the button that starts. */
  id: string
  isWorking: boolean
  onCancel: () => void
}

/** Buttons that start and cancel the drawing. */
function Actions({ id, isWorking, onCancel }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button id={id} type="submit" loading={isWorking}>
        {copy.make}
      </Button>
      {isWorking && (
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      )}
    </div>
  )
}

/** Draws label sheets in a worker, one list at a time; the worker is terminated with the component. */
function useLabelWorker() {
  const [state, setState] = useState<State>({ kind: "idle" })
  const worker = useRef<Worker | null>(null)

  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => stop, [])

  const make = (wanted: Wanted, lacking: Lacking | null) => {
    stop()
    setState({ kind: "working", done: 0, of: null })
    const started = new Worker(new URL("./labels.worker.ts", import.meta.url), { type: "module" })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      if (data.kind === "progress") setState({ kind: "working", done: data.done, of: data.of })
      else {
        stop()
        if (data.kind === "made") setState({ ...data, of: wanted })
        else setState({ kind: "failed", message: copy.unreadable(data.message) })
      }
    }
    started.onerror = ({ message }) => {
      stop()
      console.error("Making label sheets:", message)
      setState({ kind: "failed", message: copy.failed })
    }
    const order: LabelOrder = { ...wanted, lacking, title: barcodes.symbologies[wanted.id].name }
    started.postMessage(order)
  }

  const cancel = () => {
    stop()
    setState({ kind: "cancelled" })
  }
  return { state, make, cancel }
}

/** Reads a chosen file. @returns its text; null where it is no text or cannot be read */
async function readFile(file: File): Promise<string | null> {
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()))
  } catch (reason) {
    console.error(`Reading the file ${file.name}:`, reason)
    return null
  }
}

/** Barcodes from a pasted list or a file, drawn onto label sheets by a worker, so that the page stays responsive. */
export function ManyCodes() {
  "use memo"
  const id = useId()
  const [kind, setKind] = useState<SymbologyId>("ean-13")
  const [sheetId, setSheetId] = useState("21")
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const { state, make, cancel } = useLabelWorker()
  const makeId = `${id}-make`
  const wanted: Wanted = { id: kind, text, sheetId }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setError(text.trim() === "" ? copy.nothing : null)
    if (text.trim() !== "") make(wanted, null)
  }

  const choose = (lacking: Lacking) => {
    make(wanted, lacking)
    // The pressed button goes away with the result.
    document.getElementById(makeId)?.focus()
  }

  const take = async ([file]: File[]) => {
    if (!file) return
    const content = await readFile(file)
    if (content !== null) setText(content)
    setError(content === null ? copy.fileUnreadable : null)
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <Heading level="h2" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <Text variant="muted" className="mt-2 mb-6 max-w-reading">
        {copy.intro}
      </Text>
      <form noValidate onSubmit={submit} className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <TextArea
            label={copy.lines}
            hint={copy.hint}
            rows={8}
            spellCheck={false}
            value={text}
            error={error}
            onChange={({ target }) => setText(target.value)}
          />
          <FileField
            label={copy.file}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            kinds={copy.fileKinds}
            maxBytes={FILE_BYTES_MOST}
            onChange={(files) => void take(files)}
          />
        </div>
        <div className="grid gap-6">
          <Select
            label={copy.kind}
            options={KINDS}
            value={kind}
            onChange={({ target }) => {
              if (isSymbologyId(target.value)) setKind(target.value)
            }}
          />
          <Select
            label={copy.sheet}
            options={LABEL_SHEETS.map((sheet) => ({
              value: sheet.id,
              label: copy.sheetOf(sheet.id, sheet.width, sheet.height),
            }))}
            value={sheetId}
            onChange={({ target }) => setSheetId(target.value)}
          />
          <Actions id={makeId} isWorking={state.kind === "working"} onCancel={cancel} />
          <Outcome {...{ state, wanted }} onChoose={choose} />
        </div>
      </form>
    </section>
  )
}
