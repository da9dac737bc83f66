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
import type { Labels } from "./make-labels"
import { KINDS } from "./options"
import type { RowFault } from "./read-rows"
import { saveFile } from "./save-file"
import { LABEL_SHEETS } from "./sheets"
import { isSymbologyId, type SymbologyId } from "@/lib/symbologies"

const copy = barcodes.many

/** Largest accepted file, in bytes: 5,000 lines with long codes and captions are shorter. */
const FILE_BYTES_MOST = 5_000_000

/** Number of faulty rows on a page of their table. */
const FAULTS_SHOWN = 20

const COLUMNS: readonly DataColumn<RowFault>[] = [
  { id: "line", header: copy.columns.line, cell: ({ line }) => line, align: "end" },
  { id: "text", header: copy.columns.text, cell: ({ text }) => text, isRowHeader: true },
  { id: "problem", header: copy.columns.problem, cell: ({ problem }) => problem },
]

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "working"; readonly done: number; readonly of: number | null }
  | { readonly kind: "made"; readonly labels: Labels }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string }

/** Result of a list: the PDF of label sheets, and the rows that were left out. */
function Result({ labels: { pdf, count, faults, isCut } }: { labels: Labels }) {
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
      {faults.length > 0 && (
        <DataTable
          caption={copy.faults(faults.length)}
          columns={COLUMNS}
          rows={faults}
          rowId={({ line }) => String(line)}
          rowName={({ text }) => text}
          noun={["line", "lines"]}
          pageSize={FAULTS_SHOWN}
        />
      )}
    </>
  )
}

/** Progress, and then the result. */
function Outcome({ state }: { state: State }) {
  return (
    <>
      {state.kind === "working" && (
        <Progress label={copy.working} {...(state.of !== null && { done: state.done, of: state.of })} />
      )}
      <p role="status">{state.kind === "cancelled" && copy.cancelled}</p>
      {state.kind === "failed" && (
        <Alert variant="danger" live="assertive">
          {copy.failed(state.message)}
        </Alert>
      )}
      {state.kind === "made" && <Result labels={state.labels} />}
    </>
  )
}

/** Buttons that start and cancel the drawing. */
function Actions({ isWorking, onCancel }: { isWorking: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={isWorking}>
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

interface LabelRequest {
  readonly id: SymbologyId
  readonly text: string
  readonly sheetId: string
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

  const make = (request: LabelRequest) => {
    stop()
    setState({ kind: "working", done: 0, of: null })
    const started = new Worker(new URL("./labels.worker.ts", import.meta.url), { type: "module" })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      if (data.kind === "progress") setState({ kind: "working", done: data.done, of: data.of })
      else {
        stop()
        setState(data)
      }
    }
    started.onerror = ({ message }) => {
      stop()
      console.error("Making label sheets:", message)
      setState({ kind: "failed", message })
    }
    started.postMessage({ ...request, title: barcodes.symbologies[request.id].name })
  }

  const cancel = () => {
    stop()
    setState({ kind: "cancelled" })
  }
  return { state, make, stop, cancel }
}

/** Barcodes from a pasted list or a file, drawn onto label sheets by a worker, so that the page stays responsive. */
export function ManyCodes() {
  "use memo"
  const id = useId()
  const [kind, setKind] = useState<SymbologyId>("ean-13")
  const [sheetId, setSheetId] = useState("21")
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const { state, make, stop, cancel } = useLabelWorker()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setError(text.trim() === "" ? copy.nothing : null)
    if (text.trim() === "") stop()
    else make({ id: kind, text, sheetId })
  }

  const readFile = async ([file]: File[]) => {
    if (!file) return
    try {
      const content = textOfFile(new Uint8Array(await file.arrayBuffer()))
      if (content !== null) setText(content)
      setError(content === null ? copy.fileUnreadable : null)
    } catch (reason) {
      console.error(`Reading the file ${file.name}:`, reason)
      setError(copy.fileUnreadable)
    }
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
            onChange={(files) => void readFile(files)}
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
          <Actions isWorking={state.kind === "working"} onCancel={cancel} />
          <Outcome state={state} />
        </div>
      </form>
    </section>
  )
}
