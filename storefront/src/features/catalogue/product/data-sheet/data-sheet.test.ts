import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PDFDocument } from "@cantoo/pdf-lib"
import { extractText, getDocumentProxy } from "unpdf"
import { describe, expect, it } from "vitest"
import { readSite } from "@/config/site"
import type { Product } from "@/lib/medusa/shapes"
import { dataSheet } from "./data-sheet"
import { printable } from "@/lib/pdf-text"
import { wrapText } from "./wrap-text"

const product: Product = {
  id: "prod_1",
  variantId: "variant_1",
  name: "DS2208 2D Handheld Scanner",
  handle: "ds2208",
  brand: { name: "Zebra", handle: "zebra", isDefault: false },
  machineType: { name: "Barcode Scanners", handle: "barcode-scanners", isDefault: false },
  shortDescription: null,
  description: "Reads codes.",
  longDescription: null,
  brochureUrl: null,
  files: [],
  images: [],
  partNumber: "DS2208-SR7U2100SGW",
  price: 118.5,
  priceText: null,
  stock: 3,
  keyFeatures: ["Reads from 3 m"],
  compatibility: [],
  fitting: { accessories: [], consumables: [], spare_parts: [] },
  leadTimeDays: null,
  specifications: [{ group: "Connections", label: "Interface", value: "USB" }],
  rating: { value: 4.8, count: 124, isDefault: true },
  tags: [],
  seo: { title: null, description: null, keywords: [] },
  updatedAt: "2026-11-21T12:00:00.000Z",
}

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
).buffer

const { resolve } = createRequire(import.meta.url)
const FOLDERS = [
  dirname(resolve("inter-ui/variable/InterVariable.woff2")),
  join(dirname(resolve("@fontsource-variable/noto-sans-sc/unicode.json")), "files"),
] as const

/** Reads a font as it was installed, and remembers its name. */
const reader = (names: string[] = []) => {
  return async (file: string) => {
    names.push(file)
    const bytes = await readFile(join(FOLDERS[file.startsWith("noto") ? 1 : 0], file))
    return new Uint8Array(bytes).buffer
  }
}

const ADDRESS = "https://shop.example/products/zebra/barcode-scanners/ds2208"

const bytesOf = (change: Partial<Product> = {}, picture: ArrayBuffer | null = null, read = reader()) =>
  dataSheet({ ...product, ...change }, readSite({}), ADDRESS, read, picture)

const make = async (change: Partial<Product> = {}, picture: ArrayBuffer | null = null) =>
  PDFDocument.load(await bytesOf(change, picture), { updateMetadata: false })

/** What a reader of the PDF copies and finds. */
const textOf = async (change: Partial<Product>) => {
  const pdf = await getDocumentProxy(await bytesOf(change))
  return (await extractText(pdf, { mergePages: true })).text
}

describe("dataSheet", () => {
  it("says in its properties what it is, and in which language", async () => {
    const sheet = await make()
    expect(sheet.getTitle()).toBe("DS2208 2D Handheld Scanner: data sheet")
    expect(sheet.getAuthor()).toBe("Scanwright Limited")
    expect(sheet.catalog.toString()).toContain("(en-GB)")
    expect(sheet.getPageCount()).toBe(1)
  })

  it("writes names of any language as they are, in the fonts that have them", async () => {
    const names = ["Łódź, Dvořák, Ştefan", "条码扫描器", "Сканер", "バーコード", "≥ 3 m at −10 °C"]
    const text = await textOf({ name: names.join(" "), keyFeatures: names })
    for (const name of names) expect(text).toContain(name)
    expect(text).not.toContain("?")
  })

  it("writes a question mark for a character that no font has", async () => {
    expect(await textOf({ name: "ABC \u{12000} 🧰 DEF" })).toContain("ABC ? DEF")
  })

  it("is made for a name in any script, whether or not a font has it", async () => {
    for (const name of ["हिंदी", "الْعَرَبِيَّةُ", "한글", "ไทย", "עִבְרִית", "tiếng Việt", "\u3164", "a\u202eb"]) {
      expect(await textOf({ name: `Printer ${name}` })).toContain("Printer")
    }
  })

  it("reads no Chinese font for a name without Chinese", async () => {
    const names: string[] = []
    await bytesOf({ name: "Łódź" }, null, reader(names))
    expect(new Set(names)).toEqual(new Set(["InterVariable.woff2"]))
  })

  it("is the same file for the same product, made when the product was last changed", async () => {
    const [first, second] = [await bytesOf({ name: "条码" }, PIXEL), await bytesOf({ name: "条码" }, PIXEL)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    const sheet = await make()
    expect(sheet.getCreationDate()).toEqual(new Date(product.updatedAt))
    expect(sheet.getModificationDate()).toEqual(new Date(product.updatedAt))
    expect(await textOf({})).toContain("Price on 21 November 2026")
  })

  it.each([
    ["one endless word", "X".repeat(5_000)],
    ["control characters", "A\u0000B\u0007C\nD"],
    ["nothing", ""],
  ])("takes a name of %s", async (_what, name) => {
    expect((await make({ name })).getPageCount()).toBeGreaterThan(0)
  })

  it("goes on on further pages", async () => {
    const keyFeatures = Array.from({ length: 120 }, (_, at) => `Feature ${at} ${"in many words ".repeat(12)}`)
    const specifications = Array.from({ length: 80 }, (_, at) => ({
      group: "General",
      label: `Label ${at}`,
      value: "v".repeat(200),
    }))
    expect((await make({ keyFeatures, specifications })).getPageCount()).toBeGreaterThan(5)
  })
})

describe("printable", () => {
  it.each([
    ["£398.00 – “new”, 10 µm × ½", "£398.00 – “new”, 10 µm × ½"],
    ["Łódź, Dvořák, Ştefan", "Lódz, Dvorák, Stefan"],
    ["≥ 3 m at −10 °C", ">= 3 m at -10 °C"],
    ["scanner 🧰✅ kit™", "scanner kit™"],
    ["条码", "??"],
    ["one\n\ttwo three", "one two three"],
    ["a\u0000b", "a?b"],
  ])("writes %j as %j", (text, written) => expect(printable(text)).toBe(written))
})

describe("wrapText", () => {
  const fits = (text: string) => text.length <= 10

  it.each([
    ["one two three four", ["one two", "three four"]],
    ["incomprehensibilities it", ["incomprehe", "nsibilitie", "s it"]],
    ["", []],
    ["exactly10!", ["exactly10!"]],
  ])("breaks %j into %j", (text, lines) => expect(wrapText(text, fits)).toEqual(lines))
})
