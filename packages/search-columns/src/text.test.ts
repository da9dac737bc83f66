import { describe, expect, it } from "vitest"
import { codeKey } from "./text"

describe("Codes", () => {
  it.each(["DS2208-SR7U2100AZW", "ds2208 sr7u2100azw", "DS2208/SR7U2100.AZW", "  ds2208_sr7u2100azw "])(
    "compare equal as %j",
    (spelling) => {
      expect(codeKey(spelling)).toBe("DS2208SR7U2100AZW")
    },
  )

  it("stay different when a letter or digit differs", () => {
    expect(codeKey("DS2208-SR")).not.toBe(codeKey("DS2208-SB"))
  })

  it("have no key when there is nothing to compare", () => {
    expect(codeKey(" -./ ")).toBe("")
  })

  it("read full-width characters as plain ones", () => {
    expect(codeKey("ＤＳ２２０８")).toBe("DS2208")
  })
})
