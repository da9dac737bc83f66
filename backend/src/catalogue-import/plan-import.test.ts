import { describe, expect, it } from "vitest"
import { partNumberKey } from "../contract/part-number"
import { emptyProfile } from "../contract/product"
import { type Specifications } from "../contract/specifications"
import { type CatalogueRow, type RowValues } from "./catalogue-row"
import { type NameChoices } from "./new-names"
import { planImport } from "./plan-import"
import { type Shop, type StoredCatalogue, type StoredProduct } from "./stored-catalogue"

const shop: Shop = {
  ...{ salesChannelId: "sc", locationId: "sloc", shippingProfileId: "sp" },
  machineTypes: {
    records: [
      { id: "pcat_1", name: "Label Printers" },
      { id: "pcat_2", name: "Tablets" },
      { id: "pcat_3", name: "Kiosks" },
    ],
    ids: new Map([
      ["label-printers", "pcat_1"],
      ["printers-of-old", "pcat_1"],
      ["tablets", "pcat_2"],
      ["kiosks", "pcat_3"],
    ]),
    ours: new Map([
      ["pcat_1", "Label Printers"],
      ["pcat_2", "Tablets"],
    ]),
  },
}

const stored = (type: string, specifications: Specifications = {}): StoredProduct => ({
  ...{ variant_id: "variant_1", product_id: "prod_1", sku: "A-1", variant_count: 1, manage_inventory: true },
  ...{ name: "One", handle: "one", short_description: null, description: null, status: "published" },
  ...{ thumbnail: null, images: [], tags: [], category_ids: [type], in_channel: true },
  price: 10,
  ...{ inventory_item_ids: ["iitem_1"], stock: 5, brand_id: "brand_1" },
  profile: { ...emptyProfile(), specifications },
})

const catalogue = (product?: StoredProduct): StoredCatalogue => ({
  byKey: new Map(product ? [[partNumberKey("A-1"), [product]]] : []),
  ...{
    byDigits: new Map(),
    formerByKey: new Map(),
    halfMadeKeys: new Set(),
    itemsBySku: new Map(),
    ownerOfHandle: new Map(),
  },
  brands: { records: [{ id: "brand_1", name: "Zebra" }], ids: new Map([["zebra", "brand_1"]]) },
})

const row = (machineType: string, specifications: RowValues["specifications"] = {}): CatalogueRow => {
  const values = {
    ...{ part_number: "A-1", name: "One", brand: "Zebra", machine_type: machineType },
    ...{ price: 10, stock: 5 },
  }
  const specified = Object.entries(specifications).map(
    ([key, value]) => [`spec_${key}`, value ?? ""] as const,
  )
  const cells = Object.entries({ ...values, ...Object.fromEntries(specified) })
  return {
    ...{
      row: 2,
      part_number: "A-1",
      values: { ...values, specifications },
      problems: [],
      cleaned: [],
      cellNotes: {},
    },
    cells: Object.fromEntries(cells.map(([column, value]) => [column, String(value)])),
  }
}

type TestCells = Partial<Record<"part_number" | "handle" | "price_text", string>> & {
  price?: number | null
  stock?: number
}

/** A row with other cells, which are read as they are. */
const withCells = (one: CatalogueRow, cells: TestCells): CatalogueRow => ({
  ...one,
  part_number: cells.part_number ?? one.part_number,
  values: { ...one.values, ...cells },
  cells: {
    ...one.cells,
    ...Object.fromEntries(
      Object.entries(cells).map(([column, value]) => [column, value === null ? "" : String(value)]),
    ),
  },
})

const plan = (one: CatalogueRow, product?: StoredProduct, choices: NameChoices = []) =>
  planImport([one], catalogue(product), shop, choices)

describe("The machine type of a row", () => {
  it("changes the stored one, also to one that is still to be made", () => {
    expect(plan(row("Tablets"), stored("pcat_1")).updates).toMatchObject([{ machineType: "Tablets" }])
    expect(plan(row("Drones"), stored("pcat_1")).updates).toMatchObject([{ machineType: "Drones" }])
    expect(plan(row("Drones")).creates).toMatchObject([{ machineType: "Drones", brand: "Zebra" }])
  })

  it("is refused where another category that the product keeps is older", () => {
    const printer = { ...stored("pcat_1"), category_ids: ["pcat_1", "pcat_2"] }
    expect(plan(row("Kiosks"), printer).errors).toMatchObject([{ column: "machine_type" }])
    expect(plan(row("Drones"), printer, "add-all").errors).toMatchObject([{ column: "machine_type" }])
    // Perhaps it is another spelling of the one that it has.
    expect(plan(row("Label Printer"), printer).errors).toEqual([])
  })
})

describe("A stored product", () => {
  const product = stored("pcat_1")
  const cheaper = withCells(row("Label Printers"), { price: 9, stock: 7 })
  const notes = (found: StoredProduct) => plan(cheaper, found).notes.map(({ note }) => note)

  it("whose stock is not managed, or counted in parts, takes the price and no stock, and a note says so", () => {
    const unmanaged = { ...product, manage_inventory: false, inventory_item_ids: [], stock: null }
    const kit = { ...product, inventory_item_ids: ["iitem_1", "iitem_2"] }
    for (const one of [unmanaged, kit]) {
      const { updates, creates, errors } = plan(cheaper, one)
      expect({ creates, errors }).toEqual({ creates: [], errors: [] })
      expect(updates).toMatchObject([{ productId: "prod_1", changes: { price: 9 } }])
      expect(updates[0]?.changes).not.toHaveProperty("stock")
    }
    expect(notes(unmanaged)).toEqual(["Its stock is not managed and stays so; the file's stock was left out"])
    expect(notes(kit)).toEqual(["It is a kit of 2 parts; the file's stock was left out"])
  })

  it("that a killed import left without price or stock gets both", () => {
    const half = {
      ...product,
      price: null,
      inventory_item_ids: [],
      stock: null,
    }
    expect(plan(cheaper, half).updates).toMatchObject([{ changes: { price: 9, stock: [{ quantity: 7 }] } }])
  })

  it("stays out of the sales channel that staff have taken it out of, and a note says so", () => {
    const out = { ...product, in_channel: false }
    expect(notes(out)).toEqual(["It is not in the shop's sales channel, so visitors do not see it"])
  })

  it("is the only one of its part number: a row of the former one is refused, but completes what was half made", () => {
    const bare = {
      id: "prod_1",
      name: "One",
      handle: "one",
      has_variant: false,
      had_variant: false,
      part_number: null,
    }
    const former = { ...catalogue(), formerByKey: new Map([[partNumberKey("A-1"), bare]]) }
    const refused = planImport([cheaper], former, shop, [])
    expect(refused).toMatchObject({ creates: [], errors: [{ column: "part_number" }] })
    const killed = { ...former, halfMadeKeys: new Set([partNumberKey("A-1")]) }
    expect(planImport([cheaper], killed, shop, [])).toMatchObject({
      ...{ creates: [{ completes: "prod_1", product: { handle: "one" } }], errors: [] },
    })
    const deleted = {
      ...killed,
      formerByKey: new Map([[partNumberKey("A-1"), { ...bare, had_variant: true }]]),
    }
    expect(planImport([cheaper], deleted, shop, [])).toMatchObject({ creates: [], errors: [{}] })
  })
})

describe("A part number", () => {
  const printers = row("Label Printers")
  const product = stored("pcat_1")
  const twin = {
    ...product,
    variant_id: "variant_2",
    product_id: "prod_2",
    sku: "a1",
    handle: "two",
    price: 20,
  }
  const twins = { ...catalogue(), byKey: new Map([[partNumberKey("A-1"), [product, twin]]]) }

  it.each([
    ["a new product", catalogue(), "a 1"],
    ["a stored one", catalogue(product), "a 1"],
    ["one of twins", twins, "A-1"],
  ])("of %s stands in one row only, whatever its spelling", (_of, among, other) => {
    const again = { ...withCells(printers, { part_number: other, price: 30 }), row: 3 }
    const { errors, creates, updates, unchanged } = planImport([printers, again], among, shop, [])
    expect(errors).toEqual([
      {
        ...{ row: 3, column: "part_number" },
        problem: `"${other}" is already in row 2; keep one row for each part number`,
      },
    ])
    expect(creates.length + updates.length + unchanged).toBe(1)
  })

  it("is that of the product which has it just so, where two differ in punctuation only", () => {
    const rows = [
      withCells(printers, { price: 11 }),
      { ...withCells(printers, { part_number: "a1", price: 22 }), row: 3 },
    ]
    const { updates, errors } = planImport(rows, twins, shop, [])
    expect(errors).toEqual([])
    expect(updates).toMatchObject([
      { productId: "prod_1", changes: { price: 11 } },
      { productId: "prod_2", changes: { price: 22 } },
    ])
    expect(planImport([withCells(printers, { part_number: "a-1" })], twins, shop, [])).toMatchObject({
      ...{ updates: [], unchanged: 0 },
      errors: [
        { problem: 'stands for more than one stored product, "A-1" and "a1"; write one of them just so' },
      ],
    })
  })
})

describe("A part number of digits alone", () => {
  const printers = row("Label Printers")
  const having = (partNumber: string): StoredCatalogue => ({
    ...catalogue(),
    byDigits: new Map([["17", partNumber]]),
  })
  const numbered = (partNumber: string, at = 2) => ({
    ...withCells(printers, { part_number: partNumber }),
    row: at,
  })

  it.each([
    ["17", "0017", "0017"],
    ["017", "0017", "0017"],
    ["0017", "17", null],
  ])(
    "%s makes no twin of %s, but is asked about, and taken once it is confirmed",
    (partNumber, other, meant) => {
      const { creates, errors } = planImport([numbered(partNumber)], having(other), shop, [])
      expect(creates).toEqual([])
      expect(errors).toMatchObject([
        {
          ...{ column: "part_number", may_be_right: true, suggestion: meant },
          problem: expect.stringContaining(`"${other}" of the shop`) as string,
        },
      ])
      const confirmed = planImport([numbered(partNumber)], having(other), shop, [], ({ row: at }) => at === 2)
      expect(confirmed).toMatchObject({ creates: [{ product: { part_number: partNumber } }], errors: [] })
    },
  )

  it("is asked about where the same file has the other one, in any order, whatever else is wrong with that", () => {
    const priceless = { ...numbered("0018"), problems: [{ column: "price", problem: "no price" }] }
    const rows = [priceless, numbered("18", 3), numbered("19", 4), numbered("20", 5), numbered("020", 6)]
    const { creates, errors } = planImport(rows, having("0017"), shop, [])
    expect(creates.map(({ product }) => product.part_number)).toEqual(["19", "020"])
    expect(errors).toMatchObject([
      { row: 2, column: "price" },
      { row: 3, suggestion: "0018", problem: expect.stringContaining('"0018" in row 2') as string },
      { row: 5, suggestion: "020" },
    ])
  })
})

describe("A row that seems damaged", () => {
  const doubtful: CatalogueRow = {
    ...row("Label Printers"),
    problems: [{ column: "name", problem: "looks damaged", suggestion: "Renée", may_be_right: true }],
  }

  it("is imported once it is confirmed, and no other row is", () => {
    expect(planImport([doubtful], catalogue(), shop, []).errors).toMatchObject([{ suggestion: "Renée" }])
    expect(planImport([doubtful], catalogue(), shop, [], ({ row }) => row === 3).errors).toHaveLength(1)
    expect(planImport([doubtful], catalogue(), shop, [], ({ row }) => row === 2).creates).toHaveLength(1)
  })

  it("is no other product, although its part number is a spelling of that one's", () => {
    const product = { ...stored("pcat_1"), sku: "170" }
    const known = { ...catalogue(), byKey: new Map([["170", [product]]]) }
    const decimals: CatalogueRow = {
      ...withCells(row("Label Printers"), { part_number: "17.0", price: 9 }),
      problems: [{ column: "part_number", problem: "decimals", suggestion: "17", may_be_right: true }],
    }
    const asked = planImport([decimals], known, shop, [])
    expect(asked).toMatchObject({ creates: [], updates: [], errors: [{ problem: "decimals" }] })
    const confirmed = planImport([decimals], known, shop, [], () => true)
    expect(confirmed).toMatchObject({ creates: [], updates: [] })
    expect(confirmed.errors).toMatchObject([
      { problem: expect.stringContaining('"170" of the shop') as string },
    ])
    expect(confirmed.errors[0]).not.toHaveProperty("may_be_right")
    const both = [{ ...withCells(decimals, { part_number: "170" }), row: 3, problems: [] }, decimals]
    expect(planImport(both, known, shop, [])).toMatchObject({
      ...{ updates: [{ productId: "prod_1" }], errors: [{ row: 2, problem: "decimals" }] },
    })
    expect(planImport(both, catalogue(), shop, [], () => true)).toMatchObject({
      creates: [{ product: { part_number: "170" } }, { product: { part_number: "17.0" } }],
      errors: [],
    })
  })

  it("is not imported with what no rule allows, whoever confirms it", () => {
    const wrong = { ...doubtful, problems: [...doubtful.problems, { column: "price", problem: "no price" }] }
    expect(planImport([wrong], catalogue(), shop, [], ({ row }) => row === 2)).toMatchObject({
      ...{ creates: [], errors: [{ column: "price" }] },
    })
  })
})

describe("A row out of whose cells something was taken", () => {
  const cleaned = { ...withCells(row("Label Printers"), { price: 9 }), cleaned: ["part_number", "name"] }

  it("is named where it makes or changes a product", () => {
    const note = {
      ...{ row: 2, part_number: "A-1", name: "One" },
      note: "Invisible characters, or hyphens that no keyboard has, were taken out of part_number, name",
    }
    expect(plan(cleaned).notes).toEqual([note])
    const other = { ...stored("pcat_1"), name: "Two", sku: "a1" }
    expect(plan(cleaned, other).notes).toMatchObject([note, { note: 'The part number "a1" becomes "A-1"' }])
    expect(plan({ ...cleaned, ...withCells(cleaned, { price: 10 }) }, stored("pcat_1")).notes).toEqual([])
    // What is stored stays as it is.
    const asItIs = { ...stored("pcat_1"), name: "One\u200b" }
    const same = { ...cleaned, cells: { ...cleaned.cells, name: "One\u200b" }, cleaned: ["name"] }
    expect(plan(same, asItIs)).toMatchObject({ updates: [{ changes: { price: 9 } }], notes: [] })
  })

  it("is named with what was taken out of a text, unless that is stored", () => {
    const cellNotes = { long_description: "A picture was taken out" }
    const one = withCells(row("Label Printers"), { price: 9 })
    const noted = { ...one, cells: { ...one.cells, long_description: "<img>" }, cellNotes }
    const note = { row: 2, part_number: "A-1", note: "long_description: A picture was taken out" }
    expect(plan(noted).notes).toMatchObject([note])
    expect(plan(noted, stored("pcat_1")).notes).toMatchObject([note])
    const same = { ...noted, cells: { ...noted.cells, long_description: "" } }
    expect(plan(same, stored("pcat_1"))).toMatchObject({ updates: [{}], notes: [] })
  })

  it("is that of the product with the part number that is left", () => {
    const product = stored("pcat_1")
    const twin = { ...product, variant_id: "variant_2", product_id: "prod_2", sku: "a1", handle: "two" }
    const twins = { ...catalogue(), byKey: new Map([[partNumberKey("A-1"), [twin, product]]]) }
    const one = { ...cleaned, cells: { ...cleaned.cells, part_number: "A\u20111" } }
    expect(planImport([one], twins, shop, [])).toMatchObject({
      ...{ errors: [], updates: [{ productId: "prod_1", changes: { price: 9 } }] },
    })
  })
})

describe("The address of a product", () => {
  it("is not given to another one whose part number differs in punctuation only", () => {
    const product = stored("pcat_1")
    const twin = { ...product, variant_id: "variant_2", product_id: "prod_2", sku: "a1", handle: "two" }
    const twins: StoredCatalogue = {
      ...{ ...catalogue(), byKey: new Map([[partNumberKey("A-1"), [product, twin]]]) },
      ownerOfHandle: new Map([["one", "A-1"] as const, ["two", "a1"] as const, ["past", "A-1"] as const]),
    }
    const withHandle = (handle: string) =>
      planImport([withCells(row("Label Printers"), { handle })], twins, shop, [])
    expect(withHandle("two").errors).toMatchObject([
      { column: "handle", problem: '"two" is already the address of a1; choose another' },
    ])
    expect(withHandle("past").updates).toMatchObject([{ changes: { handle: "past" } }])
  })

  it("tells apart what only Medusa tells apart: blanks at the end of a part number", () => {
    const product = stored("pcat_1")
    const other = { ...product, variant_id: "variant_2", product_id: "prod_2", sku: "A-1 ", handle: "two" }
    const both = { ...catalogue(), byKey: new Map([[partNumberKey("A-1"), [product, other]]]) }
    const cheap = withCells(row("Label Printers"), { price: 5 })
    const { updates } = planImport([withCells(cheap, { handle: "two" })], both, shop, [])
    expect(updates).toMatchObject([{ productId: "prod_2", changes: { price: 5 } }])
    expect(planImport([cheap], both, shop, [])).toMatchObject({ updates: [], creates: [], errors: [{}] })
  })
})

describe("A price", () => {
  const printer = row("Label Printers")
  const withText = (text: string | null): StoredProduct => ({
    ...{ ...stored("pcat_1"), price: null },
    profile: { ...emptyProfile(), price_text: text },
  })
  const without = ({
    values: { price: _value, ...values },
    cells: { price: _cell, ...cells },
    ...others
  }: CatalogueRow) => ({
    ...others,
    ...{ values, cells },
  })

  it("is not taken away without a text in its place, which somebody can see", () => {
    for (const text of ["", "\u200b"]) {
      const { errors } = plan(withCells(printer, { price: null, price_text: text }), stored("pcat_1"))
      expect(errors).toMatchObject([{ column: "price" }])
    }
    expect(plan(withCells(printer, { price: null, price_text: "On application" })).errors).toEqual([])
    expect(plan(without(printer)).errors).toMatchObject([
      { column: "price", problem: expect.stringMatching(/^is missing/) as string },
    ])
  })

  it("in words is not taken away where there is no other, with a column of prices or without one", () => {
    const blank = withCells(printer, { price: null, price_text: "" })
    expect(plan(blank, withText("On application")).errors).toMatchObject([{ column: "price_text" }])
    expect(plan(without(blank), withText("On application")).errors).toMatchObject([{ column: "price_text" }])
    expect(plan(blank, withText(null))).toMatchObject({ errors: [], unchanged: 1 })
  })
})

describe("The texts of pictures", () => {
  const named = (alt_text: string, url = "/a.svg") => ({ url, alt_text, title_text: "" })
  const product: StoredProduct = {
    ...{ ...stored("pcat_1"), images: ["/a.svg", "/b.svg"], thumbnail: "/a.svg" },
    profile: { ...emptyProfile(), images: [named("Front")] },
  }

  it("that are blank in the shop and in the file stay blank when another one changes", () => {
    const one = row("Label Printers")
    const images = [named("Back"), named("", "/b.svg"), named("", "/c.svg")]
    const changed = {
      ...one,
      values: { ...one.values, images },
      cells: { ...one.cells, image_urls: "/a.svg|/b.svg|/c.svg" },
    }
    expect(plan(changed, product).updates).toMatchObject([
      {
        changes: {
          images: [named("Back"), named("", "/b.svg"), { url: "/c.svg", alt_text: "One", title_text: "One" }],
        },
      },
    ])
  })
})

describe("A specification", () => {
  const problem = (type: string) => `${type} do not carry print resolution; leave the cell empty`

  it("is refused for a machine type that does not carry it, and for every one that staff add", () => {
    const dpi = { dpi: 203 }
    expect(plan(row("label printers", dpi)).errors).toEqual([])
    for (const type of ["Tablets", "Kiosks"])
      expect(plan(row(type, dpi)).errors).toEqual([{ row: 2, column: "spec_dpi", problem: problem(type) }])
    const added = plan(row("Drones", dpi), undefined, [{ name: "Drones", id: null }])
    expect(added.errors).toEqual([{ row: 2, column: "spec_dpi", problem: problem("Drones") }])
    expect(plan(row("Drones", dpi), undefined, "add-all").errors).toHaveLength(1)
  })

  it("is no reason to refuse a row before it is decided what its machine type is", () => {
    expect(plan(row("Label Printer", { dpi: 203 })).errors).toEqual([])
  })

  it("that a product has beside those of its machine type stays until it gets another one", () => {
    const kiosk = stored("pcat_3", { dpi: 203 })
    expect(plan(row("Kiosks", { dpi: null }), kiosk)).toMatchObject({ unchanged: 1, updates: [] })
    const [update] = plan(row("Tablets", { dpi: null }), kiosk).updates
    expect(update?.changes.specifications).toEqual({})
  })
})
