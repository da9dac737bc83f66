import { describe, expect, it } from "vitest"
import { addressSteps } from "./snippet"

describe("addressSteps", () => {
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
