import { describe, expect, it } from "vitest"
import { LONGEST_SLUG, nameKey, nextFreeSlug, slugify, slugOfProduct } from "./slug"

/** What Medusa takes as a handle (its `isValidHandle`). */
const HANDLE = /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u

describe("A slug", () => {
  it.each([
    ["Zebra", "zebra"],
    ["RS5100 Ring+", "rs5100-ringplus"],
    ["Barcode Scanners", "barcode-scanners"],
    ["ZD421 (203 dpi), USB & Ethernet", "zd421-203-dpi-usb-ethernet"],
    ["a  b", "a-b"],
    ["a - b", "a-b"],
    ["CipherLab 1500P®", "cipherlab-1500p"],
    ["Café", "café"],
    ['(new) tablet 10.1 "', "new-tablet-101"],
    ["TC22 ™\ufe0f 1\ufe0f\u20e3 kit", "tc22-1-kit"],
    ["Zeb\u200dra\ufeff", "zebra"],
    ["Ｚｅｂｒａ ²", "zebra-2"],
    ["İstanbul", "istanbul"],
    ["प्रिंटर", "परटर"],
    ["مُحَمَّد", "محمد"],
    ["a".repeat(200), "a".repeat(160)],
    ["東京標籤".repeat(5), "東京標籤東京標籤東京標籤東京標籤東"],
    ["!!!", ""],
    ["", ""],
  ])("of %j is %j", (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it("is the same however an accent is composed", () => {
    expect(slugify("Cafe\u0301")).toBe(slugify("Caf\u00e9"))
  })

  const alphabet = [
    ..."aZ9 +-_/&.é®(,)\t'漢İßǅ½ﬁＡ",
    ..."\u0301\u0e31\u064b\u1100\u1161\u11a8\u200d\u20e3\u3164\ufe0f\ufeff",
  ]
  const names = Array.from({ length: 4_000 }, (_, seed) => {
    let state = seed * 2_654_435_761 + 1
    return Array.from({ length: seed % 24 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return alphabet[(state >>> 8) % alphabet.length]
    }).join("")
  })

  it("of a slug is that slug, and Medusa takes it as a handle", () => {
    for (const name of [...names, names.join("")]) {
      const slug = slugify(name)
      expect(slugify(slug)).toBe(slug)
      expect([name, slug === "" || HANDLE.test(slug)]).toEqual([name, true])
      expect(encodeURIComponent(slug).length).toBeLessThanOrEqual(LONGEST_SLUG)
    }
  })

  it("of a product whose name leaves nothing is that of its part number", () => {
    expect(slugOfProduct("★★★", "DS2208-SR")).toBe("ds2208-sr")
    expect(slugOfProduct("Zebra", "DS2208-SR")).toBe("zebra")
    expect(slugOfProduct("★★★", null)).toBe("")
  })
})

describe("The key of a name", () => {
  it("is the same for spellings of one name, whatever its accents, case, signs and hidden characters are", () => {
    for (const [one, other] of [
      ["Zebra®", "ZEBRA"],
      ["TC22 ™\ufe0f kit", "TC22 ™ kit"],
      ["Cafe\u0301", "Café"],
      ["Ｚｅｂｒａ", "zebra"],
    ] as const) {
      expect(nameKey(one)).toBe(nameKey(other))
    }
  })

  it("differs for names that differ in vowel signs, or behind what a slug has room for", () => {
    expect(nameKey("कि")).not.toBe(nameKey("की"))
    expect(nameKey(`${"a".repeat(160)} black`)).not.toBe(nameKey(`${"a".repeat(160)} white`))
  })
})

describe("The next free slug", () => {
  it("is the slug itself, or the first number from 2 that is free", () => {
    const taken = new Set(["zebra", "zebra-2", "zebra-4"])
    expect(nextFreeSlug("honeywell", (slug) => taken.has(slug))).toBe("honeywell")
    expect(nextFreeSlug("zebra", (slug) => taken.has(slug))).toBe("zebra-3")
  })

  it("has room for its number where the slug is as long as it may be", () => {
    const long = slugify("é".repeat(200))
    const numbered = nextFreeSlug(long, (slug) => slug === long)
    expect(numbered).toBe(`${"é".repeat(25)}-2`)
    expect(slugify(numbered)).toBe(numbered)
  })
})
