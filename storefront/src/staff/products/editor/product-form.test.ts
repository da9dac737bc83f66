import { PRODUCT_FIELDS } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import {
  EMPTY_FORM,
  FIELD_LABELS,
  problemsOf,
  problemsOfRefusals,
  withChangedStock,
  type ProductForm,
} from "./product-form"

const form = (changes: Partial<ProductForm>): ProductForm => ({
  ...EMPTY_FORM,
  name: "DS2208",
  machineTypeId: "pcat_01",
  ...changes,
})

describe("The product form", () => {
  it("has the labels, limits and messages of the contract", () => {
    expect(FIELD_LABELS.sku).toBe(PRODUCT_FIELDS.part_number.label)
    expect(problemsOf(form({}), form({}))).toEqual({})
    expect(problemsOf(EMPTY_FORM, EMPTY_FORM)).toEqual({
      name: PRODUCT_FIELDS.name.message,
      machineTypeId: PRODUCT_FIELDS.machine_type_id.message,
    })
    const wrong = form({
      handle: "Not An Address",
      shortDescription: "x".repeat(PRODUCT_FIELDS.short_description.most + 1),
      price: "12.345",
      rating: "5.1",
      reviewCount: "a few",
      brochureUrl: "javascript:alert(1)",
      keyFeatures: ["good", "", "x".repeat(201)],
      images: [{ url: "/a.png", src: "/a.png", alt: " ", title: "" }],
    })
    expect(problemsOf(wrong, wrong)).toEqual({
      handle: PRODUCT_FIELDS.handle.message,
      shortDescription: "500 characters at most",
      price: PRODUCT_FIELDS.price.message,
      rating: PRODUCT_FIELDS.rating.message,
      reviewCount: PRODUCT_FIELDS.review_count.message,
      brochureUrl: PRODUCT_FIELDS.brochure_url.message,
      "keyFeatures.2": "200 characters at most",
      "images.0.alt": "Say what the picture shows",
    })
  })

  it("tells the stock of one location from that of another", () => {
    const saved = form({
      stock: [
        { locationId: "sloc_01", pieces: "7" },
        { locationId: "sloc_02", pieces: "" },
      ],
    })
    const emptied = form({ stock: saved.stock.map((one) => ({ ...one, pieces: "" })) })
    expect(problemsOf(emptied, saved)).toEqual({ "stock.0.pieces": "Enter 0 if there are none left" })
    const wrong = form({
      stock: [
        { locationId: "sloc_01", pieces: "7" },
        { locationId: "sloc_02", pieces: "1.5" },
      ],
    })
    expect(problemsOf(wrong, saved)).toEqual({ "stock.1.pieces": PRODUCT_FIELDS.stock.message })
  })

  it("sends the stock that was typed in, so that what was sold meanwhile stays sold", () => {
    const saved = form({
      stock: [
        { locationId: "sloc_01", pieces: "7" },
        { locationId: "sloc_02", pieces: "5" },
      ],
    })
    const typed = form({
      stock: [saved.stock[0] ?? { locationId: "", pieces: "" }, { locationId: "sloc_02", pieces: "50" }],
    })
    expect(withChangedStock(typed, saved).stock).toEqual([
      { locationId: "sloc_01", pieces: "" },
      { locationId: "sloc_02", pieces: "50" },
    ])
  })

  it("finds the field of each refusal by its path, and none for a field that it does not have", () => {
    const values = { stock: [{ locationId: "sloc_01", pieces: 7 }] }
    const refusal = (path: string) => ({ path, code: "invalid", message: path })
    const refusals = ["handle", "stock", "specifications.dpi", "", "colour"].map(refusal)
    expect(problemsOfRefusals(refusals, values)).toEqual({
      handle: "handle",
      "stock.0.pieces": "stock",
      "specifications.dpi": "specifications.dpi",
    })
  })
})
