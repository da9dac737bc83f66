import { beforeAll, describe, expect, it } from "vitest"
import fc from "fast-check"
import { BYTES_MOST, SYMBOLOGIES, SYMBOLOGY_IDS, type SymbologyId } from "@/lib/symbologies"
import { expandUpcE, gs1CheckDigit, shortenToUpcE } from "./check-digit"
import { draw } from "./draw"
import { codePdf } from "./label-pdf"
import { readContent } from "./read-content"
import { prepareScanner, printedPages, printSvg, scan } from "./testing/scan"

/** Name of each kind in the reader. */
const READ_AS: Record<SymbologyId, RegExp> = {
  "ean-13": /^EAN-?13$/i,
  "ean-8": /^EAN-?8$/i,
  "upc-a": /^(UPC-?A|EAN-?13)$/i,
  "upc-e": /^UPC-?E$/i,
  "code-128": /^Code-?128$/i,
  "gs1-128": /^(Code|GS1)-?128$/i,
  "code-39": /^Code-?39/i,
  "itf-14": /^ITF/i,
  qr: /^QR-?Code/i,
  "gs1-digital-link": /^QR-?Code/i,
  "data-matrix": /^Data-?Matrix/i,
  pdf417: /^PDF-?417/i,
  aztec: /^Aztec/i,
}

beforeAll(prepareScanner)

function contentOf(id: SymbologyId, text: string): string {
  const read = readContent(id, text)
  if (!read.ok) throw new Error(`${id}, ${text}: ${read.problem}`)
  return read.content
}

/** Prints the PDF of one barcode, and reads it. */
async function printAndScan(id: SymbologyId, text: string) {
  const content = contentOf(id, text)
  const [page] = await printedPages(await codePdf(id, draw(id, content), "Printed"))
  if (!page) throw new Error("The PDF has no page")
  const found = await scan(await printSvg(page.svg, 300))
  const bytes = Buffer.from(found?.bytes ?? [])
  return { ...page, content, found, bytes }
}

/** Whether ISO 8859-1 has a byte for every character. */
const isLatin1 = (text: string) => /^[\0-\u00ff]*$/.test(text)
/** The bytes that a scanner sends: a text in ISO 8859-1, or in UTF-8 where that has no byte for a character. */
const bytesOfText = (text: string): Buffer => Buffer.from(text, isLatin1(text) ? "latin1" : "utf8")

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const withCheckDigit = (body: string) => body + gs1CheckDigit(body)
const textOf = (alphabet: string, most: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: most })
    .map((letters) => letters.join("").trim())
    .filter(Boolean)

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")
const ANY_TEXT = fc.oneof(
  textOf(ASCII, 60),
  textOf(`${ASCII}\n`, 60),
  textOf("aeiouéèüöäßñçÉÀ£§°½ .,", 60),
  textOf("aeßé€–“”…Łčž1^", 40),
  textOf("Ωμπдия条码バー🏷 1a^", 30),
)

/** A text of each kind, and what a scanner sends for it. */
const CASES: Record<SymbologyId, fc.Arbitrary<{ text: string; sent: Buffer }>> = {
  "ean-13": digits(12).map((body) => ({
    text: withCheckDigit(body),
    sent: Buffer.from(withCheckDigit(body)),
  })),
  "ean-8": digits(7).map((body) => ({ text: withCheckDigit(body), sent: Buffer.from(withCheckDigit(body)) })),
  "upc-a": digits(11).map((body) => ({
    ...{ text: withCheckDigit(body), sent: Buffer.from(`0${withCheckDigit(body)}`) },
  })),
  "upc-e": fc
    .tuple(fc.constantFrom("0", "1"), digits(6))
    .map(([system, six]) => system + six)
    .filter((body) => shortenToUpcE(expandUpcE(body)) === body)
    .map((body) => ({
      text: body + gs1CheckDigit(expandUpcE(body)),
      sent: Buffer.from(`0${withCheckDigit(expandUpcE(body))}`),
    })),
  "code-128": textOf(ASCII, 30).map((text) => ({ text, sent: Buffer.from(text) })),
  "gs1-128": fc.tuple(digits(13), textOf("ABC123-/", 12)).map(([body, lot]) => ({
    text: `(01)${withCheckDigit(body)}(10)${lot}`,
    sent: Buffer.from(`01${withCheckDigit(body)}10${lot}`),
  })),
  "code-39": textOf("ABCXYZ0123456789 -.$/+%", 20)
    // The reader takes a sign before a letter for the extended Code 39.
    .filter((text) => !/[$/+%][A-Z]/.test(text))
    .map((text) => ({ text, sent: Buffer.from(text) })),
  "itf-14": digits(13).map((body) => ({
    text: withCheckDigit(body),
    sent: Buffer.from(withCheckDigit(body)),
  })),
  "gs1-digital-link": digits(13).map((body) => ({
    text: withCheckDigit(body),
    sent: Buffer.from(`https://id.gs1.org/01/${withCheckDigit(body)}`),
  })),
  ...(Object.fromEntries(
    Object.keys(BYTES_MOST).map((id) => [id, ANY_TEXT.map((text) => ({ text, sent: bytesOfText(text) }))]),
  ) as Record<keyof typeof BYTES_MOST, fc.Arbitrary<{ text: string; sent: Buffer }>>),
}

/** Number of generated barcodes of a kind: 500 of all kinds. */
const RUNS = 39

describe.each(SYMBOLOGY_IDS)("%s", (id) => {
  const { moduleMm, quietModules } = SYMBOLOGIES[id]
  it(`what is drawn is read back from its PDF, of ${RUNS} texts`, async () => {
    await fc.assert(
      fc.asyncProperty(CASES[id], async ({ text, sent }) => {
        const { found, bytes, thinnestMm, quietMm } = await printAndScan(id, text)
        expect(found?.isValid).toBe(true)
        expect(found?.format).toMatch(READ_AS[id])
        expect(bytes.toString("latin1")).toBe(sent.toString("latin1"))
        // Only what ISO 8859-1 has no bytes for is marked as UTF-8.
        expect(found?.hasECI).toBe(!isLatin1(text))
        expect(thinnestMm).toBeCloseTo(moduleMm.usual, 3)
        // As much white as the standard asks, and not twice as much with digits in it.
        for (const quiet of quietMm) {
          expect(quiet / moduleMm.usual).toBeGreaterThan(quietModules - 0.01)
          expect(quiet / moduleMm.usual).toBeLessThan(quietModules + 2)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe.each(Object.entries(BYTES_MOST))("%s holds", (kind, most) => {
  const id = kind as keyof typeof BYTES_MOST

  /** A text of exactly as many bytes, of parts of other kinds in turn. */
  function fullText(parts: readonly string[]): string {
    let text = ""
    for (let at = 0; bytesOfText(text + parts[at % parts.length]).length < most; at += 1) {
      text += parts[at % parts.length]
    }
    return text + "x".repeat(most - bytesOfText(text).length)
  }

  it.each([
    ["accents", ["é"]],
    ["letters and digits in turn", ["a", "7", "B", "é", ";", "\n"]],
    ["short runs", ["12345", "abcd", "ÄÖÜ", "XYZ", "{|}~"]],
    ["UTF-8", ["–", "a", "1", "^", "é"]],
    ["another script", ["条码"]],
  ])(`as many bytes as it promises, of %s, and not one more`, async (_name, parts) => {
    const text = fullText(parts)
    expect(bytesOfText(text)).toHaveLength(most)
    const { found, bytes } = await printAndScan(id, text)
    expect(found?.isValid).toBe(true)
    expect(bytes.toString("latin1")).toBe(bytesOfText(text).toString("latin1"))
    const read = readContent(id, `${text}x`)
    expect(read.ok ? "" : read.problem).toContain(`up to ${most.toLocaleString("en-GB")} characters`)
  })
})

it("says what the standard forbids in a person's words", () => {
  expect(() => draw("gs1-128", "(17)271399")).toThrow(/^[^#]*$/)
})
