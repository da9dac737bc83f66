"use client"

import {
  Alert,
  Button,
  Checkbox,
  CodePreview,
  Heading,
  Select,
  Text,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { useDeferredValue, useId, useState } from "react"
import { barcodes } from "@/content/barcodes"
import { holdsText, isSymbologyId, SYMBOLOGIES, type SymbologyId } from "@/lib/symbologies"
import { textFor } from "./address"
import type { Drawing } from "./draw"
import { KINDS } from "./options"
import { readContent } from "./read-content"
import { fileName, pictureOf, printableSvg, printedSize, saveFile, toPng } from "./save-file"
import { useDrawing } from "./use-drawing"
import { useWanted } from "./use-wanted"

const copy = barcodes.one

/** Sizes of the PNG, in pixels per unit of the drawing; a module has two units. */
const FACTORS = [1, 2, 4, 8] as const

const FORMATS = ["png", "svg", "pdf"] as const
type Format = (typeof FORMATS)[number]

interface SavedCode {
  readonly kind: SymbologyId
  readonly content: string
  readonly drawing: Drawing
  /** Pixels of the PNG per unit of the drawing. */
  readonly factor: number
}

/** Saves a barcode as a file. @returns false where the file could not be made */
async function saveCode({ kind, content, drawing, factor }: SavedCode, format: Format): Promise<boolean> {
  const file = fileName(kind, content, format)
  try {
    if (format === "svg") saveFile(file, "image/svg+xml", [printableSvg(kind, drawing)])
    else if (format === "png") saveFile(file, "image/png", [await toPng(drawing, factor)])
    else {
      const { codePdf } = await import("./label-pdf")
      const pdf = await codePdf(kind, drawing, copy.alt(barcodes.symbologies[kind].name, content))
      saveFile(file, "application/pdf", [pdf as Uint8Array<ArrayBuffer>])
    }
    return true
  } catch (error) {
    console.error(`Making ${file}:`, error)
    return false
  }
}

interface FilesProps extends SavedCode {
  readonly onFactor: (factor: number) => void
}

/** The size of the PNG, and a button for each file format. */
function Files({ kind, content, drawing, factor, onFactor }: FilesProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (format: Format) => {
    setFailure(null)
    const isSaved = await saveCode({ kind, content, drawing, factor }, format)
    if (!isSaved) setFailure(copy.notSaved)
  }
  return (
    <>
      <Select
        label={copy.scale}
        width="md"
        options={FACTORS.map((value) => ({
          value: String(value),
          label: copy.pixels(drawing.width * value, drawing.height * value),
        }))}
        value={String(factor)}
        onChange={({ target }) => onFactor(Number(target.value))}
      />
      <div role="group" aria-label={copy.save} className="flex flex-wrap gap-3">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant={format === "png" ? "primary" : "secondary"}
            onClick={() => void save(format)}
          >
            {copy.of(copy[format])}
          </Button>
        ))}
      </div>
      <Text size="sm" variant="muted">
        {copy.printed(SYMBOLOGIES[kind].moduleMm, printedSize(kind, drawing))}
      </Text>
      <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
    </>
  )
}

/** Contents longer than this are drawn after what is typed has been shown: the encoder may take longer than a key press. */
const DRAWN_AT_ONCE_MOST = 300

interface Props {
  /** Barcode drawn by the server: the first kind's example, with its text. */
  first: Drawing
}

/** One barcode: its kind and content, its appearance, and its files. */
export function OneCode({ first }: Props) {
  "use memo"
  const id = useId()
  const [{ kind, text }, change] = useWanted()
  const [withText, setWithText] = useState(true)
  const [factor, setFactor] = useState<number>(FACTORS[2])

  const read = readContent(kind, text)
  const content = read.ok ? read.content : null
  const isLong = content !== null && content.length > DRAWN_AT_ONCE_MOST
  const isWaiting = useDeferredValue(content) !== content && isLong
  const { drawing, problem: drawingProblem } = useDrawing(kind, isWaiting ? null : content, withText, first)
  const problem = read.ok ? drawingProblem : read.problem
  const { name, hint } = barcodes.symbologies[kind]
  const contentId = `${id}-content`
  const field = {
    ...{ id: contentId, label: copy.content, hint, value: text, error: problem },
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change({ text: target.value }),
  }

  const choose = (value: string) => {
    if (!isSymbologyId(value)) return
    // An unchanged example is replaced by the example of the next kind.
    const isExample = text === SYMBOLOGIES[kind].example
    change({ kind: value, text: isExample ? SYMBOLOGIES[value].example : textFor(value, text) })
  }
  const addCheckDigit = (whole: string) => {
    change({ text: whole })
    document.getElementById(contentId)?.focus()
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <Heading level="h2" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <Select
            label={copy.kind}
            options={KINDS}
            value={kind}
            onChange={({ target }) => choose(target.value)}
          />
          {holdsText(kind) ? <TextArea {...field} rows={3} /> : <TextField {...field} />}
          {SYMBOLOGIES[kind].barModules !== undefined && (
            <Checkbox
              label={copy.text}
              checked={withText}
              onChange={({ target }) => setWithText(target.checked)}
            />
          )}
        </div>
        <div className="grid gap-4">
          <CodePreview
            // Typed before the script has come: the picture is not of that.
            className="in-[[data-waiting=yes][data-entered]]:invisible"
            src={drawing && pictureOf(drawing.svg)}
            alt={copy.alt(name, content ?? "")}
            empty={read.ok && !problem ? copy.drawing : copy.empty}
          >
            <span role="status">{read.ok && !problem ? read.note : null}</span>
          </CodePreview>
          {read.ok &&
            read.withCheckDigit?.map((whole) => (
              <Button key={whole} variant="secondary" onClick={() => addCheckDigit(whole)}>
                {copy.addCheckDigit(whole)}
              </Button>
            ))}
          {drawing && content !== null && (
            <Files {...{ kind, content, drawing, factor }} onFactor={setFactor} />
          )}
        </div>
      </div>
    </section>
  )
}
