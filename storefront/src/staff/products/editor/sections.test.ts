import { describe, expect, it } from "vitest"
import { inPageOrder, problemsBySection } from "./sections"

describe("problems of the product form", () => {
  it("are counted by the part that their field is in, entries of lists among them", () => {
    expect(problemsBySection(["name", "images.0.alt_text", "images.2.alt_text", "of-no-field"])).toEqual({
      basics: 1,
      pictures: 2,
    })
  })

  it("stand in the order of the page, those of no field last", () => {
    expect(inPageOrder(["of-no-field", "stock.0.quantity", "images.1.alt_text", "name"])).toEqual([
      "name",
      "stock.0.quantity",
      "images.1.alt_text",
      "of-no-field",
    ])
  })
})
