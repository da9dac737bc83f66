import { SYMBOLOGIES, type SymbologyId, UNITS_PER_MODULE } from "@/lib/symbologies"
import type { Drawing } from "./draw"

/** Time for which a saved file stays in memory. */
const FILE_STAYS_MS = 60_000

/** Saves a file through the browser's downloads. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Browsers that ask before they save read the file after that.
  setTimeout(() => URL.revokeObjectURL(address), FILE_STAYS_MS)
}

/** File name of a barcode: `ean-13-5012345678900.png`. */
export const fileName = (kind: string, content: string, format: string): string => {
  const plain = content.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "")
  return `${[kind, plain.slice(0, 40)].filter(Boolean).join("-")}.${format}`
}

/** The data address of an SVG. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** An SVG with a size: a number of pixels, or a length with its unit. */
const sized = (svg: string, width: number | string, height: number | string): string =>
  svg.replace("<svg ", `<svg width="${width}" height="${height}" `)

/** The size of a barcode in its usual width, in mm. */
export function printedSize(id: SymbologyId, { width, height }: Drawing): { width: number; height: number } {
  const mm = SYMBOLOGIES[id].moduleMm.usual / UNITS_PER_MODULE
  return { width: width * mm, height: height * mm }
}

/** The SVG of a barcode in its usual width, for programs that go by the size in a file. */
export function printableSvg(id: SymbologyId, drawing: Drawing): string {
  const { width, height } = printedSize(id, drawing)
  return sized(drawing.svg, `${width.toFixed(2)}mm`, `${height.toFixed(2)}mm`)
}

/**
 * Renders an SVG as a PNG.
 *
 * @param factor pixels per unit of the drawing: whole, so that every bar has whole pixels
 * @throws Error where the browser cannot
 */
export async function toPng(drawing: Drawing, factor: number): Promise<Blob> {
  const picture = new Image(drawing.width * factor, drawing.height * factor)
  // Firefox draws no SVG without width and height.
  picture.src = pictureOf(sized(drawing.svg, picture.width, picture.height))
  await picture.decode()
  const canvas = document.createElement("canvas")
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext("2d")?.drawImage(picture, 0, 0, picture.width, picture.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no PNG"))), "image/png")
  })
}
