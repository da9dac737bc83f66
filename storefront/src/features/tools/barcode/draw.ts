import {
  azteccode,
  code128,
  code39,
  datamatrix,
  drawingSVG,
  ean13,
  ean8,
  gs1_128,
  gs1dlqrcode,
  itf14,
  pdf417,
  qrcode,
  upca,
  upce,
} from "bwip-js/browser"
import { SYMBOLOGIES, type SymbologyId } from "@/lib/symbologies"

type Encoder = typeof ean13

/** Encoders imported one by one, so that only these of the library's hundred are loaded. */
const ENCODERS: Record<SymbologyId, { encode: Encoder; bcid: string; options?: Record<string, unknown> }> = {
  "ean-13": { encode: ean13, bcid: "ean13" },
  "ean-8": { encode: ean8, bcid: "ean8" },
  "upc-a": { encode: upca, bcid: "upca" },
  "upc-e": { encode: upce, bcid: "upce" },
  "code-128": { encode: code128, bcid: "code128", options: { textxalign: "center" } },
  "gs1-128": { encode: gs1_128, bcid: "gs1-128", options: { textxalign: "center" } },
  "code-39": { encode: code39, bcid: "code39", options: { textxalign: "center" } },
  "itf-14": { encode: itf14, bcid: "itf14" },
  qr: { encode: qrcode, bcid: "qrcode", options: { eclevel: "M" } },
  "gs1-digital-link": { encode: gs1dlqrcode, bcid: "gs1dlqrcode", options: { eclevel: "M" } },
  "data-matrix": { encode: datamatrix, bcid: "datamatrix" },
  pdf417: { encode: pdf417, bcid: "pdf417", options: { columns: 4 } },
  aztec: { encode: azteccode, bcid: "azteccode" },
}

/** Black on white, which every scanner reads. */
const INK = "000000"
const PAPER = "FFFFFF"

/** A drawn barcode. Its SVG has two units to a module (the width of its thinnest bar). */
export interface Drawing {
  readonly svg: string
  /** Size including the white space around the barcode, in units of the SVG. */
  readonly width: number
  readonly height: number
}

/** A message of the encoder in readable form: `bwipp.GS1badMonth#3290: AI 17: Bad month` becomes "AI 17: Bad month". */
const plain = (error: unknown) =>
  String(error instanceof Error ? error.message : error).replace(/^.*?bwipp\.\S+:\s*/, "")

/**
 * Draws a barcode.
 *
 * @param content from {@link readContent}
 * @param withText whether the content is printed below the bars; square codes have no room for it
 * @throws Error with a readable message where the content breaks a rule of the encoder
 */
export function draw(id: SymbologyId, content: string, withText: boolean): Drawing {
  const { encode, bcid, options } = ENCODERS[id]
  const { quietModules, barHeightMm } = SYMBOLOGIES[id]
  try {
    const svg = encode(
      {
        bcid,
        text: content,
        scale: 2,
        padding: quietModules,
        barcolor: INK,
        textcolor: INK,
        backgroundcolor: PAPER,
        ...(barHeightMm !== undefined && {
          height: barHeightMm,
          includetext: withText,
        }),
        ...options,
      },
      drawingSVG(),
    )
    const [, width = "1", height = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    return { svg, width: Number(width), height: Number(height) }
  } catch (error) {
    throw new Error(plain(error), { cause: error })
  }
}
