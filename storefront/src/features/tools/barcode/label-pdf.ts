import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib"
import { printable } from "@/lib/pdf-text"
import type { Drawing } from "./draw"
import { pdfPath } from "./pdf-path"
import { PAGE, placeOn, sheetOf } from "./sheets"

/** Points to a millimetre. */
const MM = 72 / 25.4
const CAPTION_POINTS = 7
/** White margin of a label, which printers may cut off, in mm. */
const MARGIN_MM = 2
/** Nominal width of the thinnest bar, in mm (EAN; GS1 General Specifications, 5.2.6). */
const MODULE_MM = 0.33
/** Smallest width of the thinnest bar that office printers print and common scanners read, in mm. */
const LEAST_MODULE_MM = 0.19
/** Units of a drawing to a module. */
const UNITS_PER_MODULE = 2

/** The parts of a drawing: strokes and filled shapes, all black. */
const PATH = /<path (?:stroke="[^"]*" stroke-width="([\d.]+)" )?d="([^"]+)"/g

/**
 * Draws a barcode as vector shapes, so that it prints as sharp as the printer can.
 *
 * @param x left edge, in points
 * @param top upper edge, in points from the page's lower edge
 * @param scale points per unit of the drawing
 * @returns operators of a PDF page
 */
function drawCode({ svg }: Drawing, x: number, top: number, scale: number): string {
  const size = scale.toFixed(5)
  const shapes = [...svg.matchAll(PATH)].map(([, stroke, path = ""]) =>
    stroke === undefined ? `${pdfPath(path)} f` : `${stroke} w ${pdfPath(path)} S`,
  )
  // The y axis points down in SVG, and up in PDF.
  return ["q 0 g 0 G", `${size} 0 0 -${size} ${x.toFixed(3)} ${top.toFixed(3)} cm`, ...shapes, "Q"].join("\n")
}

/** Adds compressed operators to a page. */
function addTo(page: PDFPage, operators: string): void {
  const { context } = page.doc
  page.node.addContentStream(context.register(context.flateStream(operators)))
}

/** Shortens a caption to a width in points. */
function fitCaption(font: PDFFont, text: string, width: number): string {
  const plain = printable(text)
  if (font.widthOfTextAtSize(plain, CAPTION_POINTS) <= width) return plain
  let end = plain.length
  while (end > 0 && font.widthOfTextAtSize(`${plain.slice(0, end)}…`, CAPTION_POINTS) > width) end -= 1
  return `${plain.slice(0, end)}…`
}

/** A PDF page of one barcode at its nominal size. */
export async function codePdf(drawing: Drawing, title: string): Promise<Uint8Array> {
  const scale = (MODULE_MM * MM) / UNITS_PER_MODULE
  const document = await PDFDocument.create()
  document.setTitle(title)
  const page = document.addPage([drawing.width * scale, drawing.height * scale])
  addTo(page, drawCode(drawing, 0, page.getHeight(), scale))
  return document.save()
}

/** A PDF of label sheets to which labels are added one by one. */
export interface LabelSheets {
  /** Draws the next label. @throws Error with a readable message where the barcode is too wide for it */
  add: (drawing: Drawing, caption: string) => void
  save: () => Promise<Uint8Array>
}

/** Starts a document of label sheets. @param sheetId of `LABEL_SHEETS` */
export async function labelSheets(sheetId: string, title: string): Promise<LabelSheets> {
  const sheet = sheetOf(sheetId)
  const document = await PDFDocument.create()
  document.setTitle(title)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pages: PDFPage[] = []
  /** Operators of each page besides captions. */
  const codes: string[][] = []
  let count = 0

  const add: LabelSheets["add"] = (drawing, caption) => {
    const room = {
      width: (sheet.width - 2 * MARGIN_MM) * MM,
      height: (sheet.height - 2 * MARGIN_MM) * MM - (caption ? CAPTION_POINTS + 2 : 0),
    }
    // As large as fits, but at most twice the nominal size.
    const most = (2 * MODULE_MM * MM) / UNITS_PER_MODULE
    const scale = Math.min(room.width / drawing.width, room.height / drawing.height, most)
    const moduleMm = (scale * UNITS_PER_MODULE) / MM
    if (moduleMm < LEAST_MODULE_MM) {
      throw new Error(
        `Too long for this label: its thinnest bar would be ${moduleMm.toFixed(2)} mm, and scanners need ${LEAST_MODULE_MM} mm. Choose a larger label or a square code.`,
      )
    }
    const { page: number, x, y } = placeOn(sheet, count)
    count += 1
    const page = (pages[number] ??= document.addPage([PAGE.width * MM, PAGE.height * MM]))
    const middle = (x + sheet.width / 2) * MM
    const top = (PAGE.height - y - MARGIN_MM) * MM
    if (caption) {
      const text = fitCaption(font, caption, room.width)
      const width = font.widthOfTextAtSize(text, CAPTION_POINTS)
      page.drawText(text, { x: middle - width / 2, y: top - CAPTION_POINTS, size: CAPTION_POINTS, font })
    }
    const height = drawing.height * scale
    const upper = top - (caption ? CAPTION_POINTS + 2 : 0) - (room.height - height) / 2
    ;(codes[number] ??= []).push(drawCode(drawing, middle - (drawing.width * scale) / 2, upper, scale))
  }
  const save = async () => {
    for (const [number, page] of pages.entries()) addTo(page, (codes[number] ?? []).join("\n"))
    return document.save()
  }
  return { add, save }
}
