import type { Page } from "@playwright/test"
import { extractText, getDocumentProxy } from "unpdf"

/** Text that is drawn at once, in points from the sheet's lower left corner; its height is that of small letters. */
interface Piece {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A page on A4. */
export interface Printed {
  readonly sheets: number
  /** Its text with single spaces. */
  readonly text: string
  /** Texts that leave their sheet, and pairs of texts of which one lies on the other. */
  readonly faults: readonly string[]
}

/** Share of a font's size that small letters take, above the line they stand on. */
const SMALL_LETTERS = 0.5

/** Points by which texts may touch: neighbours of a line do. */
const TOUCHING = 2

const isOver = (one: Piece, other: Piece): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCHING

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function faultsOf(pdf: Pdf, sheet: number): Promise<string[]> {
  const page = await pdf.getPage(sheet)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!("str" in item) || item.str.trim() === "") return []
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, left: x, right: x + item.width, bottom: y, top: y + size * SMALL_LETTERS }]
  })
  const outside = pieces.filter(
    (piece) => piece.left < left || piece.right > right || piece.bottom < bottom || piece.top > top,
  )
  const covered = pieces.flatMap((piece, at) =>
    pieces.slice(at + 1).flatMap((other) => (isOver(piece, other) ? [[piece.text, other.text]] : [])),
  )
  return [
    ...outside.map(({ text }) => `Sheet ${sheet}: “${text}” leaves the sheet`),
    ...covered.map(([one = "", other = ""]) => `Sheet ${sheet}: “${one}” lies on “${other}”`),
  ]
}

/** Prints a page on A4. */
export async function printed(page: Page): Promise<Printed> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })))
  const { totalPages: sheets, text } = await extractText(pdf, { mergePages: true })
  const faults = await Promise.all(Array.from({ length: sheets }, (_, at) => faultsOf(pdf, at + 1)))
  return { sheets, text: text.replaceAll(/\s+/g, " "), faults: faults.flat() }
}
