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

const words = barcodes.one

/** Sizes of the PNG, in pixels to a unit of the drawing, which has two to a module. */
const FACTORS = [1, 2, 4, 8] as const

/** What is drawn now: for which wish, and what came of it. */
interface Drawn {
  readonly wish: string
  readonly drawing: Drawing | null
  readonly problem: string | null
}

/** Draws, with the encoder's script loaded when first needed. */
async function drawLater(id: SymbologyId, content: string, withText: boolean): Promise<Omit<Drawn, "wish">> {
  const encoder = await import("./draw").catch((error: unknown) => {
    console.error("Loading the encoder:", error)
    return null
  })
  if (!encoder) return { drawing: null, problem: words.failed }
  try {
    return { drawing: encoder.draw(id, content, withText), problem: null }
  } catch (error) {
    return { drawing: null, problem: error instanceof Error ? error.message : words.failed }
  }
}

interface Props {
  /** What the server has drawn already: the first kind's example, with its text. */
  first: Drawing
}

/** One code: what it is and holds, how it looks, and its files. */
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

  // The last drawing stays until the next is there.
  const drawing = content === null ? null : drawn.drawing
  const problem = read.ok ? (drawn.wish === wish ? drawn.problem : null) : read.problem
  const { name, hint } = barcodes.symbologies[kind]
  const isLinear = SYMBOLOGIES[kind].barHeightMm !== undefined

  const choose = (value: string) => {
    if (!isSymbologyId(value)) return
    // An example nobody changed makes way for the next kind's.
    if (text === SYMBOLOGIES[kind].example) setText(SYMBOLOGIES[value].example)
    setKind(value)
  }

  const save = async (format: "png" | "svg" | "pdf") => {
    if (!drawing || content === null) return
    const file = fileName(kind, content, format)
    setFailure(null)
    try {
      if (format === "svg") saveFile(file, "image/svg+xml", [drawing.svg])
      else if (format === "png") saveFile(file, "image/png", [await toPng(drawing, factor)])
      else {
        const { codePdf } = await import("./label-pdf")
        const pdf = await codePdf(drawing, words.alt(name, content))
        saveFile(file, "application/pdf", [pdf as Uint8Array<ArrayBuffer>])
      }
    } catch (error) {
      console.error(`Making ${file}:`, error)
      setFailure(words.notSaved)
    }
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <Heading level="h2" id={`${id}-title`}>
        {words.title}
      </Heading>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <Select
            label={words.kind}
            options={KINDS}
            value={kind}
            onChange={({ target }) => choose(target.value)}
          />
          <TextField
            label={words.content}
            hint={hint}
            value={text}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          {isLinear && (
            <Checkbox
              label={words.text}
              checked={withText}
              onChange={({ target }) => setWithText(target.checked)}
            />
          )}
        </div>
        <div className="grid gap-4">
          <CodePreview
            src={drawing && !problem ? pictureOf(drawing.svg) : null}
            alt={words.alt(name, content ?? "")}
            empty={words.empty}
          >
            <span role="status">{read.ok && !problem ? read.note : null}</span>
          </CodePreview>
          {drawing && !problem && (
            <>
              <Select
                label={words.scale}
                width="md"
                options={FACTORS.map((value) => ({
                  value: String(value),
                  label: words.pixels(drawing.width * value, drawing.height * value),
                }))}
                value={String(factor)}
                onChange={({ target }) => setFactor(Number(target.value))}
              />
              <div role="group" aria-label={words.save} className="flex flex-wrap gap-3">
                {(["png", "svg", "pdf"] as const).map((format) => (
                  <Button
                    key={format}
                    variant={format === "png" ? "primary" : "secondary"}
                    onClick={() => void save(format)}
                  >
                    {words.of(words[format])}
                  </Button>
                ))}
              </div>
              <Text size="sm" variant="muted">
                {words.printed}
              </Text>
            </>
          )}
          <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
        </div>
      </div>
    </section>
  )
}
