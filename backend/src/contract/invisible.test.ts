import { describe, expect, it } from "vitest"
import { plainPartNumber, withoutInvisible } from "./invisible"

describe("Invisible characters", () => {
  it.each([
    ["Scanner\u200b kit\u2060 one\ufeff", "Scanner kit one"],
    ["\u202eScanner\u202c, 5\u200e m", "Scanner, 5 m"],
    ["Scan\u00adner\u200d \ufe0fΩ\u200b", "Scanner Ω"],
    ["Zebra™\u200b DS2208\ufe0f\u0085", "Zebra™ DS2208"],
    ["می\u200cخواهم \u200bDS2208\u00ad", "می\u200cخواهم DS2208"],
  ])("are taken out of a name: %j", (name, clean) => {
    expect(withoutInvisible(name)).toBe(clean)
  })

  it.each([
    ["a family", "Family 👨\u200d👩\u200d👧 pack"],
    ["a skin", "Thumb 👍🏽\u200d♂\ufe0f"],
    ["a flag", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["a key", "Key 5\ufe0f\u20e3"],
    ["a trade mark as a picture", "Zebra™\ufe0f"],
    ["Persian", "می\u200cخواهم \u200f(DS2208)\u200f"],
    ["Hindi", "क्\u200dष"],
    ["Thai", "เครื่อง\u200bสแกน"],
  ])("that %s needs stay", (_what, name) => {
    expect(withoutInvisible(name)).toBe(name)
  })

  it("and other hyphens than a keyboard's are no part of a part number", () => {
    expect(plainPartNumber("\u2060DS2208\u2011SR\u20137U\u2212A\u200b\u202c")).toBe("DS2208-SR-7U-A")
  })
})
