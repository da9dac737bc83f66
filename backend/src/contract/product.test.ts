import { describe, expect, it } from "vitest"
import {
  isOfKind,
  newProductSchema,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productChangesSchema,
  productField,
} from "./product"
import "./validation-messages"

const problemOf = (field: string, value: unknown) =>
  productChangesSchema.safeParse({ [field]: value }).error?.issues[0]?.message

describe("The fields of a product", () => {
  it("that are texts refuse one character more than their limit, and say which limit that is", () => {
    const texts = PRODUCT_FIELD_NAMES.filter((field) =>
      isOfKind(field, "name", "part-number", "text", "paragraph", "html"),
    )
    expect(texts.length).toBeGreaterThan(5)
    for (const field of texts) {
      const { most = 0 } = productField(field)
      expect([field, problemOf(field, "a".repeat(most))]).toEqual([field, undefined])
      expect([field, problemOf(field, "a".repeat(most + 1))]).toEqual([
        field,
        `At most ${most.toLocaleString("en-GB")} characters; this has ${(most + 1).toLocaleString("en-GB")}`,
      ])
    }
  })

  it.each([
    ["name", "", "Enter the product's name"],
    ["handle", "Zebra DS", PRODUCT_FIELDS.handle.message],
    ["price", 1.005, PRODUCT_FIELDS.price.message],
    ["price", 1_000_000.01, PRODUCT_FIELDS.price.message],
    ["price", Number.NaN, PRODUCT_FIELDS.price.message],
    ["stock", [{ location_id: "sloc_1", quantity: 1.5 }], PRODUCT_FIELDS.stock.message],
    ["rating", 5.1, PRODUCT_FIELDS.rating.message],
    ["review_count", -1, PRODUCT_FIELDS.review_count.message],
    ["reorder_level", 100_001, PRODUCT_FIELDS.reorder_level.message],
    ["brochure_url", "javascript:alert(1)", PRODUCT_FIELDS.brochure_url.message],
    ["machine_type_id", null, PRODUCT_FIELDS.machine_type_id.message],
    ["tags", ["a".repeat(201)], "At most 200 characters; this has 201"],
    ["specifications", { dpi: "many" }, PRODUCT_FIELDS.specifications.message],
    ["status", "proposed", PRODUCT_FIELDS.status.message],
  ])("%s refuses %j in words for staff", (field, value, message) => {
    expect(problemOf(field, value)).toBe(message)
  })

  it("take prices in whole pence, whatever floating point makes of them", () => {
    for (const price of [0, 0.01, 19.99, 1.1, 4.35, 999_999.99, 1_000_000, null]) {
      expect([price, problemOf("price", price)]).toEqual([price, undefined])
    }
  })

  it("lose what nobody sees where they are names or part numbers, and are refused where nothing else is there", () => {
    const read = productChangesSchema.parse({
      ...{ name: " Case\u200b one\u202e", part_number: "TB\u2011INV\u20111\u200b", description: "a\u200bb" },
      accessories: ["\u2060A\u20131"],
    })
    expect(read).toEqual({
      ...{ name: "Case one", part_number: "TB-INV-1", description: "a\u200bb", accessories: ["A-1"] },
    })
    for (const field of ["name", "part_number"]) expect(problemOf(field, "\u200b\u2060")).toBeDefined()
  })

  it("are all a product has: others are refused", () => {
    expect(productChangesSchema.safeParse({ colour: "red" }).success).toBe(false)
    expect(productChangesSchema.safeParse({}).success).toBe(true)
  })

  it("that a new product cannot do without are its name and its machine type", () => {
    const { error } = newProductSchema.safeParse({})
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["name", "machine_type_id"])
  })
})
