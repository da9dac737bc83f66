import fontkit from "@cantoo/fontkit"
import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib"
import notoRanges from "@fontsource-variable/noto-sans-sc/unicode.json"
import subsetFont from "subset-font"

/** Reads a font file of the shop by its name. */
export type ReadFont = (file: string) => Promise<ArrayBuffer>

/** A part of a text that one font has. */
export interface Run {
  readonly font: PDFFont
  readonly text: string
}

export type Weight = 400 | 700

/** The house's font: Latin, Greek and Cyrillic. */
const INTER = "InterVariable.woff2"
/** Its shape for text, rather than for headings. */
const INTER_AXES = { opsz: 14 }

/** Written for a character that no font has. */
const UNKNOWN = "?"

/** No ligatures or alternates: a width is the sum of its characters', and copied text is what was written. */
const ONE_GLYPH_EACH = { calt: false, clig: false, liga: false }

const isIn = (ranges: string, character: string): boolean =>
  ranges.split(",").some((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-")
    const point = character.codePointAt(0) ?? 0
    return point >= parseInt(first, 16) && point <= parseInt(last, 16)
  })

/** Chinese and Japanese, in about a hundred files, each with the characters that it may have: not all of them are there. */
const NOTO = Object.entries(notoRanges).map(([name, ranges]) => ({
  file: `noto-sans-sc-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`,
  mayHave: (character: string) => isIn(ranges, character),
}))

/** Those of the characters that a font file has. */
function charactersIn(file: Uint8Array, characters: readonly string[]): string[] {
  const font = fontkit.create(file)
  return characters.filter(
    (character) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

/** One weight of the fonts that a document's texts need, embedded with no more than the characters in them. */
export class Typeface {
  /** The font of a character, and its width in points at a size of one. */
  private readonly known = new Map<string, { font: PDFFont; width: number }>()

  private constructor(private readonly main: PDFFont) {}

  /**
   * Embeds fonts into a document.
   *
   * @param document with a registered fontkit
   * @param text everything that will be written in this weight, in any order
   */
  static async embed(document: PDFDocument, weight: Weight, text: string, read: ReadFont): Promise<Typeface> {
    const embed = async (
      original: Buffer,
      characters: readonly string[],
      axes: Record<string, number> = {},
    ) => {
      const font = await subsetFont(original, characters.join(""), {
        targetFormat: "sfnt",
        variationAxes: { ...axes, wght: weight },
        noLayoutClosure: true,
      })
      return document.embedFont(font, { features: ONE_GLYPH_EACH })
    }
    const wanted = [...new Set(` ${UNKNOWN}${text}`)].sort()
    const typeface = new Typeface(await embed(Buffer.from(await read(INTER)), wanted, INTER_AXES))
    const missing = typeface.add(typeface.main, wanted)
    for (const { file, mayHave } of NOTO) {
      const maybe = missing.filter(mayHave)
      if (maybe.length === 0) continue
      const original = Buffer.from(await read(file))
      const here = charactersIn(original, maybe)
      if (here.length > 0) typeface.add(await embed(original, here), here)
    }
    return typeface
  }

  /** Uses a font for the characters that it has. @returns those that it lacks */
  private add(font: PDFFont, characters: readonly string[]): string[] {
    const points = new Set(font.getCharacterSet())
    const has = (character: string) => points.has(character.codePointAt(0) ?? 0)
    for (const character of characters.filter(has)) {
      this.known.set(character, { font, width: font.widthOfTextAtSize(character, 1) })
    }
    return characters.filter((character) => !has(character))
  }

  /** The parts of a line, each with the font that has it. */
  runsOf(line: string): Run[] {
    const runs: { font: PDFFont; text: string }[] = []
    for (const character of line) {
      const known = this.known.get(character)
      const font = known?.font ?? this.main
      const last = runs.at(-1)
      const text = known ? character : UNKNOWN
      if (last?.font === font) last.text += text
      else runs.push({ font, text })
    }
    return runs
  }

  /** Width of a line in points. @param size of the font in points */
  widthOf(line: string, size: number): number {
    const unknown = this.known.get(UNKNOWN)?.width ?? 0
    return size * [...line].reduce((sum, character) => sum + (this.known.get(character)?.width ?? unknown), 0)
  }
}
