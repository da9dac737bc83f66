import { describe, expect, it } from "vitest"
import { nextFreeSlug, slugify } from "./slug"

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
    ["!!!", ""],
    ["", ""],
  ])("of %j is %j", (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it("is the same however an accent is composed", () => {
    expect(slugify("Cafe\u0301")).toBe(slugify("Caf\u00e9"))
  })

  const alphabet = [..."aZ9 +-_/&.é®(,)\t'漢"]
  const names = Array.from({ length: 2_000 }, (_, seed) => {
    let state = seed * 2_654_435_761 + 1
    return Array.from({ length: seed % 24 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return alphabet[(state >>> 8) % alphabet.length]
    }).join("")
  })

  it("of a slug is that slug, and holds only small letters, digits and single hyphens", () => {
    for (const name of names) {
      const slug = slugify(name)
      expect(slugify(slug)).toBe(slug)
      expect(slug).toMatch(/^[\p{Ll}\p{Lo}\p{M}\p{N}-]*$/u)
      expect(slug).not.toContain("--")
    }
  })
})

describe("The next free slug", () => {
  it("is the slug itself, or the first number from 2 that is free", () => {
    const taken = new Set(["zebra", "zebra-2", "zebra-4"])
    expect(nextFreeSlug("honeywell", (slug) => taken.has(slug))).toBe("honeywell")
    expect(nextFreeSlug("zebra", (slug) => taken.has(slug))).toBe("zebra-3")
  })
})
