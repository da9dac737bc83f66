import { stringify } from "csv-stringify/sync"
import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { partNumberKey } from "../contract/part-number"
import { type ProductProfile, type ProfileField } from "../contract/product"
import { nameKey } from "../contract/slug"
import { MACHINE_TYPES, type Specifications, SPECIFICATIONS } from "../contract/specifications"
import { CSV_START, csvLines } from "../lib/csv"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { decodeCatalogue } from "./catalogue-file"
import { parseCatalogue } from "./parse-catalogue"
import { planImport } from "./plan-import"
import { productCells } from "./product-cells"
import { type Shop, type StoredCatalogue, type StoredProduct } from "./stored-catalogue"

/** Every character of the code page of Windows, by its byte. */
const WINDOWS_1252 = [
  ...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
]

/** What an exported file becomes when a spreadsheet or a person saves it. */
const DIALECTS: Readonly<Record<string, (file: string) => Buffer>> = {
  comma: (file) => Buffer.from(file),
  semicolon: (file) => Buffer.from(rewritten(file, ";")),
  tab: (file) => Buffer.from(rewritten(file, "\t")),
  "UTF-16": (file) => Buffer.from(`\uFEFF${rewritten(file, "\t")}`, "utf16le"),
  "Windows-1252": (file) =>
    Buffer.from([...rewritten(file, ",")].map((character) => WINDOWS_1252.indexOf(character))),
}

const rewritten = (file: string, delimiter: string): string =>
  // As spreadsheets do, whatever their line ends are.
  stringify(parse(file, { bom: true }), { delimiter, record_delimiter: "windows", quoted_match: /[\r\n]/ })

const NASTY = [
  ..." \t\n|;,\"'\\=+-@#£é–™…0123456789AEaeµ½",
  ...[
    "\r\n",
    "\u00a0",
    "  ",
    "\\|",
    "||",
    "#N/A",
    "05-Dec",
    "8E+12",
    "<b>",
    "&amp;",
    "| ",
    "null",
    "RenÃ©e",
    "â€",
  ],
]
/** What Windows-1252 does not have. */
const WIDE = ["😀", "e\u0301", "\u200b", "\u202e", "中", "\u2011", "\ufeff", "\u0085", "＝", "\ufffd", "ｱ"]

/** Ways to make what may be stored, of characters that a dialect has. */
function generators(signs: readonly string[]) {
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 })
  const long = fc.oneof(
    { weight: 9, arbitrary: text },
    { weight: 1, arbitrary: fc.constant("long ".repeat(1_100)) },
  )
  const nullable = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary)
  const list = fc.array(text, { maxLength: 4 })
  const figure = fc.option(
    fc.oneof(
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.constant(4.667),
    ),
  )
  const specification = { text, list, number: fc.double({ min: 0, max: 1_000, noNaN: true }) }
  const url = fc.oneof(
    text,
    fc.webUrl().map((address) => `${address}?size=1|2`),
    fc.constant("/equipment/a|b.svg"),
  )
  const images = fc.array(url, { maxLength: 3 })
  const profile = {
    ...{ long_description: nullable(long), price_text: nullable(text), brochure_url: nullable(url) },
    ...{ key_features: list, features: list, compatibility: list, seo_keywords: list },
    ...{ accessories: list, consumables: list, spare_parts: list },
    ...{
      rating: figure,
      review_count: figure,
      reorder_level: figure,
      lead_time_days: figure,
      warranty_months: figure,
    },
    ...{ seo_title: nullable(long), seo_description: nullable(text) },
    files: fc.constant<ProductProfile["files"]>([]),
    specifications: fc.record(
      Object.fromEntries(SPECIFICATIONS.map(({ key, kind }) => [key, specification[kind]])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Specifications>,
    images: fc.array(
      fc.record({ url: fc.constantFrom("/equipment/a|b.svg"), alt_text: text, title_text: text }),
      {
        maxLength: 1,
      },
    ),
  } satisfies Record<ProfileField, unknown>
  return fc.record({
    ...{ name: text, handle: text, short_description: nullable(text), description: nullable(long) },
    ...{ status: fc.constantFrom("published", "draft", "proposed"), thumbnail: fc.constant(null), images },
    tags: list.map((tags) => [...new Set(tags)].sort()),
    category_ids: fc.subarray(["pcat_0", "pcat_1", "pcat_2", "pcat_6", "pcat_7"]),
    brand_id: fc.constantFrom(null, "brand_0", "brand_1", "brand_2"),
    price: fc.option(
      fc.oneof(fc.constantFrom(0, 1.115, 8.345, 2_500_000), fc.double({ min: 0, max: 9_999, noNaN: true })),
    ),
    stock: fc.option(fc.integer({ min: -5, max: 2_000_000 })),
    profile: fc.option(fc.record(profile) as fc.Arbitrary<ProductProfile>, { freq: 12 }),
    sku: fc.oneof(
      fc.string({ unit: fc.constantFrom(..."ABC019-/. "), minLength: 1, maxLength: 6 }),
      fc.constantFrom(
        "2026-12-05",
        "05-Dec-26",
        "8.71E+12",
        "7E1234",
        "0017",
        "17",
        "=1+1",
        "#N/A",
        "x".repeat(120),
      ),
      text,
    ),
    variant_count: fc.constantFrom(1, 1, 2),
    manage_inventory: fc.boolean(),
    inventory_item_ids: fc.subarray(["iitem_1", "iitem_2"]),
    in_channel: fc.constant(true),
  })
}

const NAMES = ["Zebra", "  Dat|a;logic\t", "§"]
const BRANDS = NAMES.map((name, at) => ({ id: `brand_${at}`, name }))
const TYPES = [...MACHINE_TYPES, "Kiosks", "±"].map((name, at) => ({ id: `pcat_${at}`, name }))
const SHOP: Shop = {
  ...{ salesChannelId: "sc", locationId: "sloc", shippingProfileId: "sp" },
  machineTypes: {
    records: TYPES,
    ids: new Map(TYPES.map(({ id, name }) => [nameKey(name), id])),
    ours: new Map(MACHINE_TYPES.map((name, at) => [`pcat_${at}`, name])),
  },
}

type Drawn = Omit<StoredProduct, "variant_id" | "product_id">

/** A catalogue of such of the products as Medusa stores beside each other, and which an exported file names. */
function catalogueOf(drawn: readonly Drawn[]): StoredProduct[] {
  const taken = new Set<string>()
  return drawn.flatMap((product, at) => {
    const sku = product.sku.trim()
    if (sku === "" || taken.has(sku) || /[\u200b\u202e\ufeff\u0085\u00a0]/.test(sku)) return []
    taken.add(sku)
    return [
      {
        ...product,
        variant_id: `variant_${at}`,
        product_id: `prod_${at}`,
        handle: `${product.handle}-${at}`,
      },
    ]
  })
}

function storedCatalogue(products: readonly StoredProduct[]): StoredCatalogue {
  const byKey = new Map<string, StoredProduct[]>()
  for (const product of products) {
    const key = partNumberKey(product.sku)
    byKey.set(key, [...(byKey.get(key) ?? []), product])
  }
  return {
    ...{ byKey, byDigits: new Map(), formerByKey: new Map(), halfMadeKeys: new Set(), itemsBySku: new Map() },
    ownerOfHandle: new Map(products.map(({ handle, sku }) => [handle, sku])),
    brands: { records: BRANDS, ids: new Map(BRANDS.map(({ id, name }) => [nameKey(name), id])) },
  }
}

function exported(products: readonly StoredProduct[]): string {
  const cellsOf = productCells({ brands: BRANDS, machineTypes: SHOP.machineTypes })
  const columns = CATALOGUE_COLUMNS.map(({ name }) => name)
  const rows = products.map((product) => {
    const cells = cellsOf(product)
    return columns.map((column) => cells[column] ?? null)
  })
  return CSV_START + csvLines([columns, ...rows], "needed")
}

describe("A file that the shop wrote", () => {
  it.each(Object.entries(DIALECTS))("comes back unchanged, saved with %s", async (dialect, save) => {
    const signs = dialect === "Windows-1252" ? NASTY : [...NASTY, ...WIDE]
    await fc.assert(
      fc.asyncProperty(fc.array(generators(signs), { minLength: 1, maxLength: 6 }), async (drawn) => {
        const products = catalogueOf(drawn)
        const { rows, errors } = await parseCatalogue(decodeCatalogue(save(exported(products))))
        expect(errors).toEqual([])
        const plan = planImport(rows, storedCatalogue(products), SHOP, [])
        expect(plan).toEqual({
          ...{ creates: [], updates: [], errors: [], notes: [] },
          unchanged: products.length,
        })
      }),
      { numRuns: 200 },
    )
  })
})
