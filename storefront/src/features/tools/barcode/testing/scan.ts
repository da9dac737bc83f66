import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib"
import sharp from "sharp"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"

/** Loads the reader. */
export async function prepareScanner(): Promise<void> {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")
  await prepareZXingModule({
    overrides: { wasmBinary: readFileSync(file).buffer },
    fireImmediately: true,
  })
}

/** Reads the one barcode of a picture, as a scanner does. */
export async function scan(png: Uint8Array) {
  const [found] = await readBarcodes(png, { tryHarder: true, maxNumberOfSymbols: 1 })
  return found
}

/** A page of a PDF with a barcode. */
export interface PrintedPage {
  readonly svg: string
  /** Width of the thinnest bar, or of a dot. */
  readonly thinnestMm: number
  /** Height of the tallest bar or dot. */
  readonly tallestMm: number
  /** White beside the bars or dots, on the left and on the right. */
  readonly quietMm: readonly [number, number]
}

const MM = 72 / 25.4

/** The operators of a page. */
function operatorsOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray() : []
  return parts
    .map((part) => page.doc.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .map((part) => Buffer.from(decodePDFRawStream(part).decode()).toString("latin1"))
    .join("\n")
}

/** The least distance of two points of a shape along its edges, which are upright or level. */
function leastEdge(path: string): number {
  const edges = path.split("Z").flatMap((shape) => {
    const points = [...shape.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    return points.slice(1).map(([x, y], index) => {
      const [fromX = 0, fromY = 0] = points[index] ?? []
      return Math.hypot(x - fromX, y - fromY)
    })
  })
  return Math.min(...edges.filter((edge) => edge > 0))
}

/**
 * Draws a page of a PDF anew from its operators: bars are strokes (`w`, `S`), square codes are filled shapes (`f`) without
 * curves, in the coordinates of `cm`.
 */
function printedPage(page: PDFPage): PrintedPage {
  const parts: string[] = []
  const widths: number[] = []
  const heights: number[] = []
  const lefts: number[] = []
  const rights: number[] = []
  let scale = 1
  let left = 0
  let stroke = 1
  let path = ""
  let numbers: string[] = []
  const painted = (attributes: string, width: number, overhang = 0) => {
    parts.push(`<path d="${path}" ${attributes}/>`)
    // Curves are those of letters.
    if (!path.includes("C")) {
      const points = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)]
      const across = points.map(([, x]) => Number(x))
      const down = points.map(([, , y]) => Number(y))
      widths.push((width * scale) / MM)
      heights.push(((Math.max(...down) - Math.min(...down)) * scale) / MM)
      lefts.push((left + (Math.min(...across) - overhang) * scale) / MM)
      rights.push((page.getWidth() - left - (Math.max(...across) + overhang) * scale) / MM)
    }
    path = ""
  }
  const operators: Readonly<Record<string, () => void>> = {
    cm: () => {
      scale = Number(numbers[0])
      left = Number(numbers[4])
      parts.push(
        `</g><g transform="translate(0 ${page.getHeight()}) scale(1 -1) matrix(${numbers.join(" ")})">`,
      )
    },
    w: () => {
      stroke = Number(numbers[0])
    },
    m: () => (path += `M${numbers.join(" ")}`),
    l: () => (path += `L${numbers.join(" ")}`),
    c: () => (path += `C${numbers.join(" ")}`),
    h: () => (path += "Z"),
    S: () => painted(`stroke="#000" stroke-width="${stroke}" fill="none"`, stroke, stroke / 2),
    f: () => painted('fill="#000"', leastEdge(path)),
  }
  for (const token of operatorsOf(page).split(/\s+/)) {
    if (/^-?[\d.]+$/.test(token)) numbers.push(token)
    else {
      operators[token]?.()
      numbers = []
    }
  }
  const [width, height] = [page.getWidth(), page.getHeight()]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g>${parts.join("")}</g></svg>`
  return {
    svg,
    thinnestMm: Math.min(...widths),
    tallestMm: Math.max(...heights),
    quietMm: [Math.min(...lefts), Math.min(...rights)],
  }
}

/** The pages of a PDF as they are printed. */
export const printedPages = async (pdf: Uint8Array): Promise<readonly PrintedPage[]> =>
  (await PDFDocument.load(pdf)).getPages().map(printedPage)

/** Prints an SVG whose units are points. @param dotsPerInch of the printer */
export const printSvg = (svg: string, dotsPerInch: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: dotsPerInch }).png().toBuffer()
