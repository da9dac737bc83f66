import {
  PRODUCT_FIELD_NAMES,
  productChangesSchema,
  productField,
  type AdminProduct,
  type ProductField,
  type ProductFieldKind,
} from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { toBody, toForm } from "./form-conversion"
import { EMPTY_FORM, productFormSchema } from "./product-form"

const MOMENT = "2026-11-22T00:00:00.000Z"

/** A value of each kind. */
const SAMPLES: Record<ProductFieldKind, unknown> = {
  name: "Scanner",
  handle: "scanner",
  "part-number": "SCAN-1",
  text: "One line",
  paragraph: "Several lines",
  html: "<p>Long</p>",
  reference: "brand_01",
  "required-reference": "pcat_01",
  price: 1234.5,
  stock: [{ location_id: "sloc_01", location: "Warehouse", quantity: 7 }],
  list: ["One", "Two"],
  "part-numbers": ["CR8178-PC"],
  specifications: { dpi: 203, interface: ["USB"], form_factor: "Pistol" },
  images: [
    { url: "/static/a.png", alt_text: "A", title_text: "" },
    { url: "/static/b.png", alt_text: "B", title_text: "Bee" },
  ],
  files: [
    {
      ...{ url: "https://shop.example/static/a.pdf", title: "Guide", kind: "manual", size: 8_400_000 },
      ...{ language: "English", version: "" },
    },
  ],
  address: "https://brochures.example/a.pdf",
  picture: "/static/b.png",
  rating: 4.6,
  count: 18,
  status: "published",
}

const sampleOf = (field: ProductField) => SAMPLES[productField(field).kind]

const product = {
  id: "prod_01",
  created_at: MOMENT,
  updated_at: MOMENT,
  ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, sampleOf(field)])),
} as AdminProduct

describe("A product in the form", () => {
  it("is saved as it was read, whatever fields it has", () => {
    const body = toBody(productFormSchema.parse(toForm(product)))
    const { stock, ...others } = Object.fromEntries(
      PRODUCT_FIELD_NAMES.map((field) => [field, sampleOf(field)]),
    )
    expect(stock).toHaveLength(1)
    expect(body).toEqual({ ...others, stock: [{ location_id: "sloc_01", quantity: 7 }] })
    expect(productChangesSchema.safeParse(body).error).toBeUndefined()
  })

  it("sends the stock of each location that has a figure, tidy texts, and the first picture for lists", () => {
    const { images, thumbnail } = toForm({ ...product, thumbnail: "/static/a.png" })
    const stock = [
      { location_id: "sloc_01", quantity: "" },
      { location_id: "sloc_03", quantity: "1,000" },
    ]
    const form = { ...toForm(product), name: " Scanner ", handle: "", key_features: ["One", ""] }
    const body = toBody(productFormSchema.parse({ ...form, images, thumbnail, stock }))
    expect(body).toMatchObject({
      ...{ name: "Scanner", key_features: ["One"], thumbnail: "/static/a.png" },
      stock: [{ location_id: "sloc_03", quantity: 1000 }],
    })
    expect(body).not.toHaveProperty("handle")
  })

  it("without anything in it says nothing of anything", () => {
    const form = { ...EMPTY_FORM, name: "Scanner", machine_type_id: "pcat_01" }
    const nothing = { ...product, ...toBody(productFormSchema.parse(form)), stock: [], handle: "" }
    expect(toForm(nothing as AdminProduct)).toEqual(form)
  })

  it("shows no picture for lists where that is the first", () => {
    expect(toForm({ ...product, thumbnail: "/static/a.png" }).thumbnail).toBe("")
    expect(toForm(product).thumbnail).toBe("/static/b.png")
  })
})
