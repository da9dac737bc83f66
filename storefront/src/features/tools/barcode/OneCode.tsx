"use client"

import {
  Alert,
  Button,
  Checkbox,
  CodePreview,
  Heading,
  Select,
  Text,
  TextField,
} from "@scanwright/design-system"
import { useEffect, useId, useState } from "react"
import { barcodes } from "@/content/barcodes"
import type { Drawing } from "./draw"
import { KINDS } from "./options"
import { readContent } from "./read-content"
import { fileName, pictureOf, saveFile, toPng } from "./save-file"
import { isSymbologyId, SYMBOLOGIES, type SymbologyId } from "@/lib/symbologies"

const copy = barcodes.one

/** Sizes of the PNG, in pixels per unit of the drawing; a module has two units. */
const FACTORS = [1, 2, 4, 8] as const

/** The last drawing, and the input it was made from. */
interface Drawn {
  readonly wish: string
  readonly drawing: Drawing | null
  readonly problem: string | null
}

/** Draws a barcode; the encoder's code is loaded on first use. */
async function drawLater(id: SymbologyId, content: string, withText: boolean): Promise<Omit<Drawn, "wish">> {
  const encoder = await import("./draw").catch((error: unknown) => {
    console.error("Loading the encoder:", error)
    return null
  })
  if (!encoder) return { drawing: null, problem: copy.failed }
  try {
    return { drawing: encoder.draw(id, content, withText), problem: null }
  } catch (error) {
    return { drawing: null, problem: error instanceof Error ? error.message : copy.failed }
  }
}

const FORMATS = ["png", "svg", "pdf"] as const
type Format = (typeof FORMATS)[number]

interface SavedCode {
  readonly kind: SymbologyId
  readonly content: string
  /** Name of the symbology. */
  readonly name: string
  readonly drawing: Drawing
  /** Pixels of the PNG per unit of the drawing. */
  readonly factor: number
}

/** Saves a barcode as a file. @returns false where the file could not be made */
async function saveCode(
  { kind, content, name, drawing, factor }: SavedCode,
  format: Format,
): Promise<boolean> {
  const file = fileName(kind, content, format)
  try {
    if (format === "svg") saveFile(file, "image/svg+xml", [drawing.svg])
    else if (format === "png") saveFile(file, "image/png", [await toPng(drawing, factor)])
    else {
      const { codePdf } = await import("./label-pdf")
      const pdf = await codePdf(drawing, copy.alt(name, content))
      saveFile(file, "application/pdf", [pdf as Uint8Array<ArrayBuffer>])
    }
    return true
  } catch (error) {
    console.error(`Making ${file}:`, error)
    return false
  }
}

interface FilesProps {
  drawing: Drawing
  factor: number
  onFactor: (factor: number) => void
  onSave: (format: Format) => void
}

/** The size of the PNG, and a button for each file format. */
function Files({ drawing, factor, onFactor, onSave }: FilesProps) {
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
            onClick={() => onSave(format)}
          >
            {copy.of(copy[format])}
          </Button>
        ))}
      </div>
      <Text size="sm" variant="muted">
        {copy.printed}
      </Text>
    </>
  )
}

/**
 * Draws a barcode whenever its input changes.
 *
 * @param content null where the input cannot be drawn
 * @param first the drawing of the first input
 */
function useDrawing(kind: SymbologyId, content: string | null, withText: boolean, first: Drawing) {
  const wish = JSON.stringify([kind, content, withText])
  const [drawn, setDrawn] = useState<Drawn>({ wish, drawing: first, problem: null })

  useEffect(() => {
    if (content === null || drawn.wish === wish) return
    let isWanted = true
    void drawLater(kind, content, withText).then((result) => {
      if (isWanted) setDrawn({ wish, ...result })
    })
    return () => {
      isWanted = false
    }
  }, [kind, content, withText, wish, drawn.wish])

  // The last drawing stays visible until the next is ready.
  const drawing = content === null ? null : drawn.drawing
  return { drawing, problem: drawn.wish === wish ? drawn.problem : null }
}

interface Props {
  /** Barcode drawn by the server: the first kind's example, with its text. */
  first: Drawing
}

/** One barcode: its kind and content, its appearance, and its files. */
export function OneCode({ first }: Props) {
  "use memo"
  const id = useId()
  const [kind, setKind] = useState<SymbologyId>("ean-13")
  const [text, setText] = useState(SYMBOLOGIES["ean-13"].example)
  const [withText, setWithText] = useState(true)
  const [factor, setFactor] = useState<number>(FACTORS[2])
  const [failure, setFailure] = useState<string | null>(null)

  const read = readContent(kind, text)
  const content = read.ok ? read.content : null
  const { drawing, problem: drawingProblem } = useDrawing(kind, content, withText, first)
  const problem = read.ok ? drawingProblem : read.problem
  const { name, hint } = barcodes.symbologies[kind]
  const isLinear = SYMBOLOGIES[kind].barHeightMm !== undefined

  const choose = (value: string) => {
    if (!isSymbologyId(value)) return
    // An unchanged example is replaced by the example of the next kind.
    if (text === SYMBOLOGIES[kind].example) setText(SYMBOLOGIES[value].example)
    setKind(value)
  }

  const save = async (format: Format) => {
    if (!drawing || content === null) return
    setFailure(null)
    const isSaved = await saveCode({ kind, content, name, drawing, factor }, format)
    if (!isSaved) setFailure(copy.notSaved)
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
          <TextField
            label={copy.content}
            hint={hint}
            value={text}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          {isLinear && (
            <Checkbox
              label={copy.text}
              checked={withText}
              onChange={({ target }) => setWithText(target.checked)}
            />
          )}
        </div>
        <div className="grid gap-4">
          <CodePreview
            src={drawing && !problem ? pictureOf(drawing.svg) : null}
            alt={copy.alt(name, content ?? "")}
            empty={copy.empty}
          >
            <span role="status">{read.ok && !problem ? read.note : null}</span>
          </CodePreview>
          {drawing && !problem && (
            <Files
              drawing={drawing}
              factor={factor}
              onFactor={setFactor}
              onSave={(format) => void save(format)}
            />
          )}
          <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
        </div>
      </div>
    </section>
  )
}
