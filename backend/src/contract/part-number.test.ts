import { describe, expect, it } from "vitest"
import { partNumberKey } from "./part-number"

describe("Part numbers", () => {
  it.each(["DS2208-SR7U2100AZW", "ds2208 sr7u2100azw", "DS2208/SR7U2100.AZW", "  ds2208_sr7u2100azw "])(
    "compare equal as %j",
    (spelling) => {
      expect(partNumberKey(spelling)).toBe("DS2208SR7U2100AZW")
    },
  )

  it("stay different when a letter or digit differs", () => {
    expect(partNumberKey("DS2208-SR")).not.toBe(partNumberKey("DS2208-SB"))
  })

  it("have no key when there is nothing to compare", () => {
    expect(partNumberKey(" -./ ")).toBe("")
  })

  it("read full-width characters as plain ones", () => {
    expect(partNumberKey("ＤＳ２２０８")).toBe("DS2208")
  })
})
