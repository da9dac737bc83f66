"use client"

import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  Heading,
  Progress,
  Select,
  Text,
  TextArea,
} from "@scanwright/design-system"
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { barcodes } from "@/content/barcodes"
import { ListQuestion, ListReading } from "./ListReading"
import type { Labels } from "./make-labels"
import { KINDS } from "./options"
import { type Choices, questionOf, type Reading, type RowMessage, type UnclearNumbers } from "./read-rows"
import { saveFile } from "./save-file"
import { LABEL_SHEETS, sheetOf } from "./sheets"
import { type LabelState, type Made, useLabelWorker, type Wanted } from "./use-label-worker"
import { isSymbologyId } from "@/lib/symbologies"
import { ListFile } from "@/shell/lists/ListFile"

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
  onChoose: (choices: Choices) => void
}) {
  const choices = (["zero", "check-digit"] as const).filter((choice) => choice !== lacking)
  return (
    <Alert
      variant="warning"
      live="polite"
      title={copy.unclear.title(count)}
      actions={choices.map((choice) => (
        <Button key={choice} variant="secondary" onClick={() => onChoose({ lacking: choice })}>
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
  onChoose: (choices: Choices) => void
}

/** Result of a list: the PDF of label sheets, the rows that were left out, and those that were changed; or a question about it. */
function Result({ labels, isStale, onChoose }: ResultProps) {
  const { pdf, count, faults, notes, unclear, isCut, reading } = labels
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
  if (questionOf(reading) !== null) return <ListQuestion reading={reading} onChoose={onChoose} />
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

const isSame = (one: Wanted, other: Wanted) =>
  one.id === other.id &&
  one.text === other.text &&
  one.sheetId === other.sheetId &&
  one.firstLabel === other.firstLabel

interface OutcomeProps {
  state: LabelState
  made: Made | null
  wanted: Wanted
  onChoose: (choices: Choices) => void
}

/** Progress, and then the result. */
function Outcome({ state, made, wanted, onChoose }: OutcomeProps) {
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
      {state.kind === "made" && made && (
        <Result labels={made.labels} isStale={!isSame(made.of, wanted)} onChoose={onChoose} />
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

/** The button that cancels the drawing. When it goes away with the focus, this goes to the button that starts. */
function Cancel({ id, onCancel }: Omit<ActionsProps, "isWorking">) {
  const ref = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button !== null && button === document.activeElement) document.getElementById(id)?.focus()
    }
  }, [id])
  return (
    <Button ref={ref} variant="secondary" onClick={onCancel}>
      {copy.cancel}
    </Button>
  )
}

/** Buttons that start and cancel the drawing. */
function Actions({ id, isWorking, onCancel }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button id={id} type="submit" loading={isWorking}>
        {copy.make}
      </Button>
      {isWorking && <Cancel {...{ id, onCancel }} />}
    </div>
  )
}

/** The kind of barcode, the sheet, and its first free label. */
function Settings({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { columns, rows } = sheetOf(wanted.sheetId)
  return (
    <>
      <Select
        label={copy.kind}
        options={KINDS}
        value={wanted.id}
        onChange={({ target: { value } }) => isSymbologyId(value) && onChange({ ...wanted, id: value })}
      />
      <Select
        label={copy.sheet}
        options={LABEL_SHEETS.map((sheet) => ({
          value: sheet.id,
          label: copy.sheetOf(sheet.id, sheet.width, sheet.height),
        }))}
        value={wanted.sheetId}
        onChange={({ target }) => onChange({ ...wanted, sheetId: target.value, firstLabel: 1 })}
      />
      <Select
        label={copy.firstLabel}
        hint={copy.firstLabelHint}
        options={Array.from({ length: columns * rows }, (_, index) => ({
          value: String(index + 1),
          label: copy.firstLabelOf(index + 1, Math.floor(index / columns) + 1, (index % columns) + 1),
        }))}
        value={String(wanted.firstLabel)}
        onChange={({ target }) => onChange({ ...wanted, firstLabel: Number(target.value) })}
      />
    </>
  )
}

/** Longest start of a list that is looked at, in characters. */
const START_MOST = 2_000

/** A list that begins alike has the same columns: what was chosen for it stays while rows are corrected. */
const startOf = ({ id, text }: Wanted) =>
  [
    id,
    ...text
      .slice(0, START_MOST)
      .trim()
      .split(/[\r\n]+/, 2),
  ].join("\n")

/** What is chosen after a choice. A column has one use: it is taken from the one that it had. */
function withChoice(choices: Choices, choice: Choices, { content, copies }: Reading): Choices {
  // Other columns are another choice.
  if (choice.separator !== undefined) return choice
  const taken = [choice.content, choice.caption, choice.copies].find((column) => typeof column === "number")
  const { caption, ...others } = choices
  return {
    ...others,
    ...(caption !== undefined && caption !== taken && { caption }),
    ...(content === taken && { content: null }),
    ...(copies === taken && { copies: null }),
    ...choice,
  }
}

/** Barcodes from a pasted list or a file, drawn onto label sheets by a worker, so that the page stays responsive. */
export function ManyCodes() {
  "use memo"
  const id = useId()
  const [wanted, setWanted] = useState<Wanted>({ id: "ean-13", text: "", sheetId: "21", firstLabel: 1 })
  const [chosen, setChosen] = useState<{ choices: Choices; start: string }>({ choices: {}, start: "" })
  const [error, setError] = useState<string | null>(null)
  const { state, made, make, cancel } = useLabelWorker()
  const makeId = `${id}-make`
  const { text } = wanted
  const start = startOf(wanted)
  const choices = chosen.start === start ? chosen.choices : {}
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setError(text.trim() === "" ? copy.nothing : null)
    if (text.trim() !== "") make(wanted, choices)
  }

  const choose = (choice: Choices) => {
    if (!made) return
    const next = withChoice(choices, choice, { ...made.labels.reading, ...choices })
    setChosen({ choices: next, start })
    make(wanted, next)
  }
  const reply = (choice: Choices) => {
    choose(choice)
    // The pressed button goes away with the question.
    document.getElementById(makeId)?.focus()
  }

  const type = (typed: string) => {
    setWanted((before) => ({ ...before, text: typed }))
    setError(null)
  }
  const isRead = made !== null && made.of.id === wanted.id && made.of.text === text
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
            onChange={({ target }) => type(target.value)}
          />
          <ListFile maxBytes={FILE_BYTES_MOST} onText={type} />
        </div>
        <div className="grid gap-6">
          <Settings wanted={wanted} onChange={setWanted} />
          <Actions id={makeId} isWorking={state.kind === "working"} onCancel={cancel} />
          <Outcome {...{ state, made, wanted }} onChoose={reply} />
        </div>
      </form>
      {isRead && <ListReading reading={made.labels.reading} choices={choices} onChoose={choose} />}
    </section>
  )
}
