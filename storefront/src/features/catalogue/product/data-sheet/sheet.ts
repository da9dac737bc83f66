import fontkit from "@cantoo/fontkit"
import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib"
import { oneLine } from "@/lib/pdf-text"
import { type ReadFont, Typeface } from "./typeface"
import { wrapText } from "./wrap-text"

/** A4, its margins, and the height of the footer, in points of 1/72 inch. */
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 50
const FOOT = 70
const LINE_HEIGHT = 1.4

/** The design system's ink, muted ink, accent and rule as RGB for a PDF. */
const COLOURS = {
  ink: rgb(0.09, 0.09, 0.08),
  muted: rgb(0.36, 0.35, 0.33),
  accent: rgb(0.145, 0.388, 0.922),
  rule: rgb(0.82, 0.81, 0.79),
} as const

interface Fonts {
  readonly regular: Typeface
  readonly bold: Typeface
}

/** What a sheet is, for a reader's window and for libraries. */
interface About {
  readonly title: string
  readonly author: string
  readonly subject: string
  /** of the last change: the same sheet is the same file, byte for byte */
  readonly date: Date
}

interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: keyof typeof COLOURS
  /** Space below, in points. */
  readonly after?: number
}

interface Column extends TextStyle {
  readonly x: number
  readonly width: number
}

/** A PDF that is written from top to bottom and continues on a new page where one is full. */
export class Sheet {
  private page: PDFPage
  private y = HEIGHT - MARGIN
  /** Width that a picture takes from the lines beside it, and its lower edge, in points. */
  private taken = { width: 0, bottom: HEIGHT }

  private constructor(
    private readonly document: PDFDocument,
    private readonly fonts: Fonts,
  ) {
    this.page = document.addPage([WIDTH, HEIGHT])
  }

  /**
   * Opens an empty sheet.
   *
   * @param about what it is
   * @param characters everything that will be written on it, in any order
   * @param read reads a font file
   */
  static async open(about: About, characters: string, read: ReadFont): Promise<Sheet> {
    const document = await PDFDocument.create()
    document.registerFontkit(fontkit)
    document.setTitle(about.title, { showInWindowTitleBar: true })
    document.setAuthor(about.author)
    document.setSubject(about.subject)
    document.setLanguage("en-GB")
    document.setCreationDate(about.date)
    document.setModificationDate(about.date)
    return new Sheet(document, {
      regular: await Typeface.embed(document, 400, oneLine(characters), read),
      bold: await Typeface.embed(document, 700, oneLine(characters), read),
    })
  }

  private linesOf(text: string, { width, bold = false, size = 10 }: Column): string[] {
    const font = bold ? this.fonts.bold : this.fonts.regular
    return wrapText(oneLine(text), (line) => font.widthOf(line, size) <= width)
  }

  /** Starts a new page where there is no room. @param height points */
  private need(height: number): void {
    if (this.y - height >= FOOT) return
    this.page = this.document.addPage([WIDTH, HEIGHT])
    this.y = HEIGHT - MARGIN
  }

  private draw(line: string, baseline: number, { x, bold = false, size = 10, colour = "ink" }: Column): void {
    let left = x
    for (const { font, text } of (bold ? this.fonts.bold : this.fonts.regular).runsOf(line)) {
      this.page.drawText(text, { x: left, y: baseline, size, font, color: COLOURS[colour] })
      left += font.widthOfTextAtSize(text, size)
    }
  }

  /**
   * Puts a square picture beside the lines that follow, until {@link pastPicture}.
   *
   * @param png its file
   * @param size of its edge on paper, in points
   */
  async picture(png: ArrayBuffer, size: number): Promise<void> {
    const image = await this.document.embedPng(png)
    const bottom = this.y - size
    this.page.drawImage(image, { x: WIDTH - MARGIN - size, y: bottom, width: size, height: size })
    this.taken = { width: size + 20, bottom }
  }

  /** Continues below the picture, where there is one. */
  pastPicture(): void {
    this.y = Math.min(this.y, this.taken.bottom)
    this.taken = { width: 0, bottom: HEIGHT }
  }

  /** Writes a paragraph. */
  text(content: string, style: TextStyle = {}, indent = 0): void {
    const { size = 10, after = 0 } = style
    const column = { ...style, x: MARGIN + indent, width: WIDTH - 2 * MARGIN - indent - this.taken.width }
    for (const line of this.linesOf(content, column)) {
      this.need(size * LINE_HEIGHT)
      this.y -= size * LINE_HEIGHT
      this.draw(line, this.y + size * (LINE_HEIGHT - 1), column)
    }
    this.y -= after
  }

  /** Writes a heading, never alone at the end of a page. */
  heading(content: string): void {
    this.need(60)
    this.y -= 14
    this.text(content, { size: 13, bold: true, after: 4 })
  }

  /** Writes points, each with a bar before it. */
  points(items: readonly string[]): void {
    for (const item of items) {
      this.need(10 * LINE_HEIGHT)
      const top = this.y
      const page = this.page
      this.text(item, { after: 3 }, 12)
      page.drawRectangle({ x: MARGIN, y: top - 11, width: 2.5, height: 8, color: COLOURS.accent })
    }
  }

  /** Writes a row of two columns over a thin rule. */
  row(label: string, value: string): void {
    const left: Column = { x: MARGIN, width: 150, colour: "muted" }
    const right: Column = { x: MARGIN + 165, width: WIDTH - 2 * MARGIN - 165 }
    const columns = [left, right] as const
    const lines = [this.linesOf(label, left), this.linesOf(value, right)] as const
    const count = Math.max(lines[0].length, lines[1].length)
    for (let at = 0; at < count; at += 1) {
      this.need(10 * LINE_HEIGHT)
      this.y -= 10 * LINE_HEIGHT
      columns.forEach((column, side) => this.draw(lines[side]?.[at] ?? "", this.y + 4, column))
    }
    this.rule(4)
  }

  /** Draws a thin rule. @param gap points above and below it */
  rule(gap: number): void {
    this.y -= gap
    const end = { x: WIDTH - MARGIN, y: this.y }
    this.page.drawLine({
      start: { x: MARGIN, y: this.y },
      end,
      thickness: 0.5,
      color: COLOURS.rule,
    })
    this.y -= gap
  }

  /**
   * Writes the footer of every page and closes the sheet.
   *
   * @param lines of the footer
   * @param numberOf text of a page number
   */
  async close(
    lines: readonly string[],
    numberOf: (page: number, pages: number) => string,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const pages = this.document.getPages()
    pages.forEach((page, index) => {
      this.page = page
      this.y = FOOT - 6
      this.rule(3)
      const column: Column = { x: MARGIN, width: WIDTH - 2 * MARGIN, size: 7, colour: "muted" }
      const texts = [...lines, numberOf(index + 1, pages.length)]
      for (const line of texts.flatMap((text) => this.linesOf(text, column))) {
        this.y -= 10
        this.draw(line, this.y, column)
      }
    })
    return new Uint8Array(await this.document.save())
  }
}
