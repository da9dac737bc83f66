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
import { holdsText, SYMBOLOGIES, type SymbologyId, UNITS_PER_MODULE } from "@/lib/symbologies"
import { bytesOf } from "./text-bytes"

type Encoder = typeof ean13

interface EncoderOfKind {
  readonly encode: Encoder
  /** Name of the kind in the library. */
  readonly bcid: string
  /** Whether the library draws a module twice as wide as a bar. */
  readonly isDoubled?: true
  /** Whether digits stand beside the bars, in their white. */
  readonly hasDigitsBeside?: true
  readonly options?: Readonly<Record<string, unknown>>
}

/** Encoders imported one by one, so that only these of the library's hundred are loaded. */
const ENCODERS: Record<SymbologyId, EncoderOfKind> = {
  "ean-13": { encode: ean13, bcid: "ean13", hasDigitsBeside: true },
  "ean-8": { encode: ean8, bcid: "ean8" },
  "upc-a": { encode: upca, bcid: "upca", hasDigitsBeside: true },
  "upc-e": { encode: upce, bcid: "upce", hasDigitsBeside: true },
  "code-128": { encode: code128, bcid: "code128", options: { textxalign: "center" } },
  "gs1-128": { encode: gs1_128, bcid: "gs1-128", options: { textxalign: "center" } },
  "code-39": { encode: code39, bcid: "code39", options: { textxalign: "center" } },
  "itf-14": { encode: itf14, bcid: "itf14" },
  qr: { encode: qrcode, bcid: "qrcode", isDoubled: true, options: { eclevel: "M" } },
  "gs1-digital-link": {
    ...{ encode: gs1dlqrcode, bcid: "gs1dlqrcode", isDoubled: true },
    options: { eclevel: "M" },
  },
  "data-matrix": { encode: datamatrix, bcid: "datamatrix", isDoubled: true },
  pdf417: { encode: pdf417, bcid: "pdf417" },
  aztec: { encode: azteccode, bcid: "azteccode", isDoubled: true },
}

/** Black on white, which every scanner reads. */
const INK = "000000"
const PAPER = "FFFFFF"

/** Points to a millimetre: the encoder's heights are in mm of modules that are a point wide. */
export const POINTS_PER_MM = 72 / 25.4
/** White space above and below bars, in modules: scanners need it beside them only. */
const BARS_PADDING = 2

/** A drawn barcode. Its SVG has {@link UNITS_PER_MODULE} to a module. */
export interface Drawing {
  readonly svg: string
  /** Its left edge, in units of the SVG. */
  readonly left: number
  /** Size including the white space around the barcode, in units of the SVG. */
  readonly width: number
  readonly height: number
  /** Height of its bars in modules; undefined for square kinds. */
  readonly barModules: number | undefined
}

/** Appearance of a barcode of bars; square codes have none to choose. */
export interface Appearance {
  /** Whether the content is printed below the bars. */
  readonly withText?: boolean
  /** Height of the bars in modules; their full height if left out. */
  readonly barModules?: number
}

/** The content as the encoder takes it. */
function encoded(id: SymbologyId, content: string): { text: string; parsefnc?: true } {
  if (!holdsText(id)) return { text: content }
  const { bytes, beyondLatin1 } = bytesOf(content)
  // The mark of another encoding is a function character, among which a caret stands for itself if doubled.
  return beyondLatin1 === null
    ? { text: bytes }
    : { text: `^ECI000026${bytes.replaceAll("^", "^^")}`, parsefnc: true }
}

/** A message of the encoder in readable form: `bwipp.GS1badMonth#3290: AI 17: Bad month` becomes "AI 17: Bad month". */
const plain = (error: unknown) =>
  String(error instanceof Error ? error.message : error).replace(/^.*?bwipp\.\S+:\s*/, "")

/**
 * Takes white off beside the digits of a barcode: the library adds its padding there, and digits have room in the white that the
 * bars need.
 *
 * @param white beside the bars, in units of the SVG
 */
function cropped(drawing: Drawing, white: number): Drawing {
  const bars = [...drawing.svg.matchAll(/stroke-width="([\d.]+)" d="([^"]+)"/g)].flatMap(
    ([, stroke, path = ""]) =>
      [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => ({ x: Number(x), half: Number(stroke) / 2 })),
  )
  const left = Math.min(...bars.map(({ x, half }) => x - half)) - white
  const width = Math.max(...bars.map(({ x, half }) => x + half)) + white - left
  const svg = drawing.svg
    .replace(/viewBox="0 0 [\d.]+/, `viewBox="${left} 0 ${width}`)
    .replace("<rect ", `<rect x="${left}" `)
  return { ...drawing, svg, left, width }
}

/**
 * Draws a barcode.
 *
 * @param content from {@link readContent}
 * @throws Error with a readable message where the content breaks a rule of the encoder
 */
export function draw(
  id: SymbologyId,
  content: string,
  { withText = true, barModules = SYMBOLOGIES[id].barModules }: Appearance = {},
): Drawing {
  const { encode, bcid, isDoubled = false, hasDigitsBeside, options } = ENCODERS[id]
  const quiet = SYMBOLOGIES[id].quietModules * UNITS_PER_MODULE
  const scale = isDoubled ? UNITS_PER_MODULE / 2 : UNITS_PER_MODULE
  try {
    const svg = encode(
      {
        bcid,
        ...encoded(id, content),
        ...{ binarytext: true, scale, padding: quiet / scale },
        ...{ barcolor: INK, textcolor: INK, backgroundcolor: PAPER },
        ...(barModules !== undefined && {
          paddingheight: BARS_PADDING,
          height: barModules / POINTS_PER_MM,
          includetext: withText,
        }),
        ...options,
      },
      drawingSVG(),
    )
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    const drawing = { svg, left: 0, width: Number(width), height: Number(height), barModules }
    return withText && hasDigitsBeside ? cropped(drawing, quiet + UNITS_PER_MODULE) : drawing
  } catch (error) {
    throw new Error(plain(error), { cause: error })
  }
}
