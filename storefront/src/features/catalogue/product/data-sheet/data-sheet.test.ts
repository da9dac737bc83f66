import { PDFDocument } from "pdf-lib"
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
  brand: { name: "Zebra", handle: "zebra" },
  machineType: { name: "Barcode Scanners", handle: "barcode-scanners" },
  shortDescription: null,
  description: "Reads codes.",
  longDescription: null,
  brochureUrl: null,
  images: [],
  partNumber: "DS2208-SR7U2100SGW",
  price: 118.5,
  priceText: null,
  stock: 3,
  keyFeatures: ["Reads from 3 m"],
  compatibility: [],
  specifications: [{ label: "Interface", value: "USB" }],
  rating: { value: 4.8, count: 124, isDefault: true },
  tags: [],
  seo: { title: null, description: null, keywords: [] },
}

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
).buffer

const bytesOf = (change: Partial<Product>, picture: ArrayBuffer | null, moment: string) =>
  dataSheet(
    { ...product, ...change },
    readSite({}),
    "https://shop.example/products/zebra/barcode-scanners/ds2208",
    new Date(moment),
    picture,
  )

const make = async (change: Partial<Product> = {}, picture: ArrayBuffer | null = null) =>
  PDFDocument.load(await bytesOf(change, picture, "2026-11-21T12:00:00Z"), { updateMetadata: false })

describe("dataSheet", () => {
  it("says in its properties what it is, and in which language", async () => {
    const sheet = await make()
    expect(sheet.getTitle()).toBe("DS2208 2D Handheld Scanner: data sheet")
    expect(sheet.getAuthor()).toBe("Scanwright Limited")
    expect(sheet.catalog.toString()).toContain("(en-GB)")
    expect(sheet.getPageCount()).toBe(1)
  })

  it("is the same to the byte at every moment of a day in London", async () => {
    const [first, last, next] = await Promise.all(
      ["2026-06-20T23:00:00Z", "2026-06-21T22:59:59Z", "2026-06-21T23:00:00Z"].map((moment) =>
        bytesOf({}, PIXEL, moment),
      ),
    )
    expect(last).toEqual(first)
    expect(next).not.toEqual(first)
  })

  it.each([
    ["emoji and other scripts", "Сканер 条码 🧰 <b>“Łódź”</b> ½ ≥ 3 m"],
    ["one endless word", "X".repeat(5_000)],
    ["control characters", "A\u0000B\u0007C\nD"],
    ["nothing", ""],
  ])("takes a name of %s", async (_what, name) => {
    expect((await make({ name })).getPageCount()).toBeGreaterThan(0)
  })

  it("shows the product's picture where there is one", async () => {
    const sheet = await make({}, PIXEL)
    expect(sheet.getPageCount()).toBe(1)
    const sizes = await Promise.all([sheet.save(), (await make()).save()])
    expect(sizes[0].length).toBeGreaterThan(sizes[1].length)
  })

  it("goes on on further pages", async () => {
    const keyFeatures = Array.from({ length: 120 }, (_, at) => `Feature ${at} ${"in many words ".repeat(12)}`)
    const specifications = Array.from({ length: 80 }, (_, at) => ({
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
