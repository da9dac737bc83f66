import { emptyProfile, type StoreCatalogueProduct } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { toProduct, toProductSummary, type ApiProduct } from "./shapes"

const profile = {
  ...emptyProfile(),
  id: "profile_1",
  long_description: "<p>Long</p>",
  key_features: ["Reads from 3 m"],
  features: ["IP65"],
  compatibility: ["CR-4610"],
  rating: 4.2,
  review_count: 7,
  specifications: { interface: ["USB", "RS-232"], dpi: 203, form_factor: "Pistol grip" },
  images: [{ url: "/equipment/pistol-scanner.svg", alt_text: "From the side", title_text: "Side" }],
}

const full: ApiProduct = {
  id: "prod_1",
  title: "DS2208",
  handle: "ds2208",
  subtitle: "Corded imager",
  description: "Reads codes.",
  thumbnail: null,
  updated_at: "2026-11-21T12:00:00.000Z",
  images: [{ url: "/equipment/pistol-scanner.svg" }, { url: "/equipment/till.svg" }],
  tags: [{ value: "Retail" }],
  categories: [{ id: "pcat_1", name: "Barcode Scanners", handle: "barcode-scanners" }],
  variants: [
    {
      id: "variant_1",
      sku: "DS2208-SR",
      variant_rank: 0,
      manage_inventory: true,
      allow_backorder: false,
      updated_at: "2026-11-22T08:00:00.000Z",
      inventory_quantity: 12,
      calculated_price: { calculated_amount: 118.5 },
    },
  ],
  brand: { name: "Zebra", handle: "zebra" },
  product_profile: profile,
}

const bare: ApiProduct = {
  id: "prod_2",
  title: "Thing",
  handle: "thing",
  subtitle: null,
  description: null,
  thumbnail: null,
  updated_at: "2026-11-21T12:00:00.000Z",
  images: null,
  tags: null,
  categories: null,
  variants: null,
}

const withVariant = (variant: Partial<NonNullable<ApiProduct["variants"]>[number]>) =>
  toProduct({ ...full, variants: full.variants?.map((one) => ({ ...one, ...variant })) ?? [] })

describe("toProduct", () => {
  it("invents no rating, features or tags", () => {
    expect(toProduct(bare)).toMatchObject({ rating: null, keyFeatures: [], tags: [], stock: 0 })
  })

  it("reads the lead time, and names a warranty among the specifications", () => {
    const product = toProduct({
      ...full,
      product_profile: { ...profile, specifications: {}, warranty_months: 36, lead_time_days: 8 },
    })
    expect(product).toMatchObject({
      leadTimeDays: 8,
      specifications: [{ group: "General", label: "Warranty", value: "36 months" }],
    })
    expect(toProduct(bare)).toMatchObject({ leadTimeDays: null, specifications: [] })
  })

  it("fills in the defaults of the specification where they are shown, and says which rating is one", () => {
    const counted = { ...full, product_profile: { ...profile, rating: null, review_count: 7 } }
    expect(toProduct(counted, true).rating).toEqual({ value: 4.8, count: 7, isDefault: true })
    expect(toProduct(bare, true)).toMatchObject({
      brand: { name: "Unknown Brand" },
      machineType: { name: "Unknown Category" },
      stock: 0,
      rating: { value: 4.8, count: 124, isDefault: true },
      tags: ["Industrial", "Professional", "High-Performance"],
      keyFeatures: [
        "Advanced control system",
        "Energy efficient operation",
        "Robust steel construction",
        "Easy maintenance access",
        "Safety compliance certified",
      ],
      price: null,
      priceText: null,
      images: [],
      description: "",
    })
  })

  it.each([
    [4.2, 7, { value: 4.2, count: 7, isDefault: false }],
    [4.2, null, { value: 4.2, count: null, isDefault: false }],
    [4.2, 0, null],
    [0, 7, null],
    [0, null, null],
    [0.04, 7, null],
    [1, 7, { value: 1, count: 7, isDefault: false }],
    [null, 0, null],
  ])("shows a rating of %s from %s reviews as it was entered, or not at all", (rating, count, shown) => {
    const product = { ...full, product_profile: { ...profile, rating, review_count: count } }
    for (const showsDefaults of [true, false]) expect(toProduct(product, showsDefaults).rating).toEqual(shown)
  })

  it.each([
    ["149.00", 149, null],
    ["£1,299", 1299, null],
    ["Price on application", null, "Price on application"],
    ["from £40", null, "from £40"],
  ])("reads the price text %j", (text, price, priceText) => {
    const product = toProduct({
      ...full,
      variants: [],
      product_profile: { ...profile, price_text: text },
    })
    expect(product).toMatchObject({ price, priceText })
  })

  it("prefers a figure to a text", () => {
    expect(
      toProduct({ ...full, product_profile: { ...profile, price_text: "On application" } }),
    ).toMatchObject({ price: 118.5, priceText: null })
  })

  it("takes what nobody counts, and what may be ordered anyway, for in stock", () => {
    expect(withVariant({ manage_inventory: false, inventory_quantity: 0 }).stock).toBeGreaterThan(10)
    expect(withVariant({ allow_backorder: true, inventory_quantity: 0 }).stock).toBeGreaterThan(10)
    expect(withVariant({ inventory_quantity: -2 }).stock).toBe(0)
  })

  it("words specifications by their groups, with their units", () => {
    expect(toProduct(full).specifications).toEqual([
      { group: "General", label: "Form factor", value: "Pistol grip" },
      { group: "Printing", label: "Print resolution", value: "203 dpi" },
      { group: "Connections", label: "Interface", value: "USB, RS-232" },
    ])
  })

  it("gives every picture a text, its own or the product's name", () => {
    expect(toProduct(full).images).toEqual([
      { url: "/equipment/pistol-scanner.svg", alt: "From the side", title: "Side" },
      { url: "/equipment/till.svg", alt: "DS2208", title: "DS2208" },
    ])
  })
})

describe("toProductSummary", () => {
  const listed: StoreCatalogueProduct = {
    id: "prod_1",
    name: "DS2208",
    handle: "ds2208",
    short_description: null,
    thumbnail: null,
    thumbnail_alt: null,
    part_number: null,
    variant_id: null,
    brand: null,
    machine_type: null,
    price: null,
    price_text: "Price on application",
    stock: 3,
    specifications: {},
    created_at: "2026-01-01T00:00:00.000Z",
  }

  it("fills in what a list needs", () => {
    expect(toProductSummary(listed)).toMatchObject({
      brand: { name: "Unknown Brand", handle: "unknown-brand" },
      machineType: { name: "Unknown Category", handle: "unknown-category" },
      imageAlt: "DS2208",
      price: null,
      priceText: "Price on application",
      stock: 3,
    })
  })
})
