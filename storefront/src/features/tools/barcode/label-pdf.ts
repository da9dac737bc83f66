import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib"
import { oneLine, printable } from "@/lib/pdf-text"
import { SYMBOLOGIES, type SymbologyId, UNITS_PER_MODULE } from "@/lib/symbologies"
import { type Drawing, draw, POINTS_PER_MM as MM } from "./draw"
import { fitInto, leastSize, type Size } from "./fit-label"
import { pdfPath } from "./pdf-path"
import { LABEL_SHEETS, type LabelSheet, PAGE, placeOn, sheetOf } from "./sheets"

const CAPTION_POINTS = 7
/** Longest caption that is looked at: no label is wide enough for it. */
const CAPTION_MOST = 200
/** Height of a caption with the space below it, in points. */
const CAPTION_HEIGHT = CAPTION_POINTS + 2
/** White margin of a label, which printers may cut off, in mm. */
const MARGIN_MM = 2

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
  if (font.widthOfTextAtSize(text, CAPTION_POINTS) <= width) return text
  let end = text.length
  while (end > 0 && font.widthOfTextAtSize(`${text.slice(0, end)}…`, CAPTION_POINTS) > width) end -= 1
  return `${text.slice(0, end)}…`
}

/**
 * A caption in the letters that the PDF has.
 *
 * @returns its text, empty where too little of it can be printed; and a note if that is not what was entered
 */
function printedCaption(entered: string): { text: string; note: string | null } {
  const text = printable(entered)
  if (text === entered.normalize("NFC").replace(/\s+/g, " ").trim()) return { text, note: null }
  const isIncomplete = [...oneLine(entered)].some((letter) => letter !== "?" && printable(letter) === "?")
  return isIncomplete || text === ""
    ? {
        text: "",
        note: `The caption “${entered}” is left out: labels are printed in Western European letters.`,
      }
    : { text, note: `The caption is printed as “${text}”.` }
}

/** A PDF page of one barcode in its usual width. */
export async function codePdf(id: SymbologyId, drawing: Drawing, title: string): Promise<Uint8Array> {
  const scale = (SYMBOLOGIES[id].moduleMm.usual * MM) / UNITS_PER_MODULE
  const document = await PDFDocument.create()
  document.setTitle(title)
  const page = document.addPage([drawing.width * scale, drawing.height * scale])
  addTo(page, drawCode(drawing, -drawing.left * scale, page.getHeight(), scale))
  return document.save()
}

/** The room that a label has besides that for its barcode, in mm. */
const besideBarcode = (caption: string): Size => ({
  width: 2 * MARGIN_MM,
  height: 2 * MARGIN_MM + (caption ? CAPTION_HEIGHT / MM : 0),
})

/** The room for a barcode on a label. */
function roomOn(sheet: LabelSheet, caption: string): Size {
  const { width, height } = besideBarcode(caption)
  return { width: sheet.width - width, height: sheet.height - height }
}

/** The error of a barcode for which a label has no room: how large the label has to be. */
function tooLarge(id: SymbologyId, drawing: Drawing, caption: string): string {
  const least = leastSize(id, drawing)
  const beside = besideBarcode(caption)
  const size = `${Math.ceil(least.width + beside.width)} × ${Math.ceil(least.height + beside.height)} mm`
  const larger = LABEL_SHEETS.find((sheet) => fitInto(id, drawing, roomOn(sheet, caption)))
  const needs = `It needs a label of ${size}: its thinnest part has to be at least ${SYMBOLOGIES[id].moduleMm.least} mm wide.`
  return `${needs} ${larger ? `Choose ${larger.id} a sheet.` : "No sheet has one that large."}`
}

/** A barcode and the caption above it, as often as its labels are wanted. */
export interface Label {
  readonly content: string
  /** Empty for none. */
  readonly caption: string
  readonly copies: number
}

/** A PDF of label sheets to which labels are added one by one. */
export interface LabelSheets {
  /**
   * Draws the next labels, which are alike.
   *
   * @returns a note on its caption; null for none
   * @throws Error with a readable message where the barcode breaks a rule of its encoder, or is too large for the label
   */
  add: (label: Label) => string | null
  save: () => Promise<Uint8Array>
}

/** What label sheets are to be. */
export interface SheetsOrder {
  readonly id: SymbologyId
  /** Of `LABEL_SHEETS`. */
  readonly sheetId: string
  /** Of the document. */
  readonly title: string
  /** The first free label of the first sheet, counted from 1 along the rows. */
  readonly firstLabel: number
}

/** Starts a document of label sheets. */
export async function labelSheets({ id, sheetId, title, firstLabel }: SheetsOrder): Promise<LabelSheets> {
  const sheet = sheetOf(sheetId)
  const document = await PDFDocument.create()
  document.setTitle(title)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pages: PDFPage[] = []
  /** Operators of each page besides captions. */
  const codes: string[][] = []
  /** Height of the bars of the label before, which is usually that of the next. */
  let { barModules } = SYMBOLOGIES[id]
  let next = firstLabel - 1

  const add: LabelSheets["add"] = ({ content, copies, ...entered }) => {
    const { text: caption, note } = printedCaption(entered.caption.slice(0, CAPTION_MOST))
    const room = roomOn(sheet, caption)
    const drawn = draw(id, content, { barModules })
    const fit = fitInto(id, drawn, room)
    if (!fit) throw new Error(tooLarge(id, drawn, caption))
    const drawing = fit.barModules === barModules ? drawn : draw(id, content, fit)
    barModules = fit.barModules
    const scale = (fit.moduleMm * MM) / UNITS_PER_MODULE
    const text = fitCaption(font, caption, room.width * MM)
    const width = font.widthOfTextAtSize(text, CAPTION_POINTS)
    for (const end = next + copies; next < end; next += 1) {
      const { page: number, x, y } = placeOn(sheet, next)
      const page = (pages[number] ??= document.addPage([PAGE.width * MM, PAGE.height * MM]))
      const middle = (x + sheet.width / 2) * MM
      const top = (PAGE.height - y - MARGIN_MM) * MM
      if (caption) {
        page.drawText(text, { x: middle - width / 2, y: top - CAPTION_POINTS, size: CAPTION_POINTS, font })
      }
      const upper = top - (caption ? CAPTION_HEIGHT : 0) - (room.height * MM - drawing.height * scale) / 2
      ;(codes[number] ??= []).push(
        drawCode(drawing, middle - (drawing.width / 2 + drawing.left) * scale, upper, scale),
      )
    }
    return note
  }
  const save = async () => {
    for (const [number, page] of pages.entries()) addTo(page, (codes[number] ?? []).join("\n"))
    return document.save()
  }
  return { add, save }
}
