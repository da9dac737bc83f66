import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import sharp from "sharp"
import { beforeAll, expect, it } from "vitest"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"
import { expandUpcE } from "./check-digit"
import { draw } from "./draw"
import { readContent } from "./read-content"
import { SYMBOLOGIES, SYMBOLOGY_IDS, type SymbologyId } from "@/lib/symbologies"

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

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")
  await prepareZXingModule({
    overrides: { wasmBinary: readFileSync(file).buffer },
    fireImmediately: true,
  })
})

/** Reads a barcode from its picture, as a scanner would. */
async function scan(svg: string, width: number) {
  const png = await sharp(Buffer.from(svg))
    .resize({ width: Math.round(width * 2), kernel: "nearest" })
    .png()
    .toBuffer()
  const [found] = await readBarcodes(new Uint8Array(png), { tryHarder: true, maxNumberOfSymbols: 1 })
  return found
}

async function readBack(id: SymbologyId, text: string) {
  const read = readContent(id, text)
  if (!read.ok) throw new Error(read.problem)
  const { svg, width } = draw(id, read.content, true)
  return { content: read.content, found: await scan(svg, width) }
}

it.each(SYMBOLOGY_IDS)("%s: what is drawn is read back", async (id) => {
  const { content, found } = await readBack(id, SYMBOLOGIES[id].example)
  expect(found?.isValid).toBe(true)
  expect(found?.format).toMatch(READ_AS[id])
  // A UPC-A is read as an EAN-13 with a leading zero; element strings are read without brackets, with a separator between
  // them.
  const held = new TextDecoder().decode(found?.bytes)
  const normal = (text: string) =>
    text
      .replaceAll("\u001D", "")
      .replace(/[()]/g, "")
      .replace(/^0(?=\d{12}$)/, "")
  if (id === "upc-e") expect(held).toBe(`0${expandUpcE(content.slice(0, 7))}${content.slice(-1)}`)
  else expect(normal(held)).toBe(normal(content))
})

it("codes other scripts and signs", async () => {
  for (const id of ["qr", "data-matrix", "aztec", "pdf417"] as const) {
    const { found } = await readBack(id, "Größe 10 £, 条码")
    expect(found?.text, id).toBe("Größe 10 £, 条码")
  }
})

it("says what the standard forbids in a person's words", () => {
  expect(() => draw("gs1-128", "(17)271399", true)).toThrow(/^[^#]*$/)
})
