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
    ...{ row: 2, part_number: "A-1", values: { ...values, specifications }, problems: [] },
    cells: Object.fromEntries(cells.map(([column, value]) => [column, String(value)])),
  }
}

/** A row with other values. */
const withValues = (one: CatalogueRow, values: Partial<RowValues>): CatalogueRow => ({
  ...one,
  values: { ...one.values, ...values },
  cells: {
    ...one.cells,
    ...Object.fromEntries(Object.entries(values).map(([column, value]) => [column, String(value ?? "")])),
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
  const cheaper = withValues(row("Label Printers"), { price: 9, stock: 7 })
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
