import { describe, expect, it } from "vitest"
import { addressSteps, shownPart } from "./snippet"

describe("shownPart", () => {
  it("leaves what fits", () => {
    expect(shownPart("  Zebra   DS2208 ", 60)).toBe("Zebra DS2208")
    expect(shownPart("x".repeat(60), 60)).toBe("x".repeat(60))
  })

  it("cuts between words, without a comma or bar at the end", () => {
    expect(shownPart("Handheld imagers, cordless", 18)).toBe("Handheld imagers …")
    expect(shownPart("Zebra DS2208 | Scanwright", 15)).toBe("Zebra DS2208 …")
  })

  it("cuts within a word that fills the line", () => {
    expect(shownPart("x".repeat(80), 60)).toBe(`${"x".repeat(60)} …`)
  })
})

describe("addressSteps", () => {
  it("tells host and steps apart", () => {
    expect(addressSteps("https://scanwright.example/products/zebra/?page=2")).toEqual([
      "scanwright.example",
      "products",
      "zebra",
    ])
  })

  it("shows letters for escapes, and bears half of one", () => {
    expect(addressSteps("https://scanwright.example/caf%C3%A9/100%25/%E2")).toEqual([
      "scanwright.example",
      "café",
      "100%",
      "%E2",
    ])
    expect(addressSteps("not an address")).toEqual(["not an address"])
  })
})
