import { PRODUCT_FIELDS } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import {
  EMPTY_FORM,
  FIELD_LABELS,
  productProblems,
  problemsOfRefusals,
  productFormSchema,
  withChangedStock,
  type ProductForm,
} from "./product-form"

const form = (changes: Partial<ProductForm>): ProductForm => ({
  ...EMPTY_FORM,
  name: "DS2208",
  machine_type_id: "pcat_01",
  ...changes,
})

describe("The product form", () => {
  it("has the labels, limits and messages of the contract", () => {
    expect(FIELD_LABELS.part_number).toBe(PRODUCT_FIELDS.part_number.label)
    expect(productProblems(form({}), form({}))).toEqual({})
    expect(productProblems(EMPTY_FORM, EMPTY_FORM)).toEqual({
      name: PRODUCT_FIELDS.name.message,
      machine_type_id: PRODUCT_FIELDS.machine_type_id.message,
    })
    const wrong = form({
      short_description: "x".repeat(PRODUCT_FIELDS.short_description.most + 1),
      price: "ten",
      key_features: ["good", "", "x".repeat(201)],
      images: [{ url: "/a.png", src: "/a.png", alt_text: " ", title_text: "" }],
    })
    expect(productProblems(wrong, wrong)).toEqual({
      short_description: "At most 500 characters; this has 501",
      price: PRODUCT_FIELDS.price.message,
      "key_features.2": "At most 200 characters; this has 201",
      "images.0.alt_text": "Say what the picture shows",
    })
  })

  it("counts what is too long in a specification, beside the entry at fault", () => {
    const interfaces = ["USB", "", ` ${"x".repeat(312)} `, ...Array<string>(49).fill("RS-232")]
    const { specifications } = EMPTY_FORM
    const wrong = form({
      specifications: { ...specifications, form_factor: "x".repeat(201), interface: interfaces },
    })
    expect(productProblems(wrong, wrong)).toEqual({
      "specifications.form_factor": "At most 200 characters; this has 201",
      "specifications.interface": "At most 50 entries; this has 51",
      "specifications.interface.2": "At most 200 characters; this has 312",
    })
  })

  it("reads no figure two ways: 12,50 is refused, and what to write instead is said", () => {
    const typed = form({
      price: "12,50",
      rating: "4,6",
      stock: [{ location_id: "sloc_01", quantity: "12,50" }],
    })
    expect(productProblems(typed, typed)).toEqual({
      price: "12,50 could mean 12.50 or 1,250: write 12.50",
      rating: "4,6 could mean 4.6 or 46: write 4.6",
      "stock.0.quantity": "12,50 could mean 12.5 or 1,250: write 1250",
    })
    expect(productFormSchema.parse(form({ price: "1,250.00" })).price).toBe(1250)
  })

  it("tells the stock of one location from that of another", () => {
    const saved = form({
      stock: [
        { location_id: "sloc_01", quantity: "7" },
        { location_id: "sloc_02", quantity: "" },
      ],
    })
    const emptied = form({ stock: saved.stock.map((one) => ({ ...one, quantity: "" })) })
    expect(productProblems(emptied, saved)).toEqual({ "stock.0.quantity": "Enter 0 if there are none left" })
    const wrong = form({
      stock: [
        { location_id: "sloc_01", quantity: "7" },
        { location_id: "sloc_02", quantity: "1.5" },
      ],
    })
    expect(productProblems(wrong, saved)).toEqual({ "stock.1.quantity": PRODUCT_FIELDS.stock.message })
  })

  it("sends the stock that was typed in, so that what was sold meanwhile stays sold", () => {
    const saved = form({
      stock: [
        { location_id: "sloc_01", quantity: "7" },
        { location_id: "sloc_02", quantity: "5" },
      ],
    })
    const typed = form({
      stock: [
        saved.stock[0] ?? { location_id: "", quantity: "" },
        { location_id: "sloc_02", quantity: "50" },
      ],
    })
    expect(withChangedStock(typed, saved).stock).toEqual([
      { location_id: "sloc_01", quantity: "" },
      { location_id: "sloc_02", quantity: "50" },
    ])
  })

  it("finds the field of each refusal by its path, and none for a field that it does not have", () => {
    const values = { stock: [{ location_id: "sloc_01", quantity: 7 }] }
    const refusal = (path: string) => ({ path, code: "invalid", message: path })
    const refusals = ["handle", "stock", "specifications.dpi", "", "colour"].map(refusal)
    expect(problemsOfRefusals(refusals, values)).toEqual({
      handle: "handle",
      "stock.0.quantity": "stock",
      "specifications.dpi": "specifications.dpi",
    })
  })
})
