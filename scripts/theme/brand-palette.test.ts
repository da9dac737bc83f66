import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { contrast } from "../../design-system/tokens/contrast.ts"
import { fromRoot } from "../lib/paths.ts"
import { type BrandPalette, brandPalette } from "./brand-palette.ts"

const file = fromRoot("design-system", "tokens", "palette.tokens.json")
const present = (JSON.parse(readFileSync(file, "utf8")) as { palette: { brand: BrandPalette } }).palette.brand
const hexOf = (palette: BrandPalette, step: string) => palette[step]?.$value.hex ?? ""

describe("`npm run theme`", () => {
  it.each(["#0f766e", "#7c2d92", "#b3261e", "#1f2937", "#8a4b08"])(
    "makes steps from %s that are read on each other as the present ones are",
    (hex) => {
      const palette = brandPalette(hex, present)
      expect(hexOf(palette, "600")).toBe(hex)
      expect(contrast(hexOf(palette, "800"), hexOf(palette, "50"))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(hexOf(palette, "200"), hexOf(palette, "950"))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(hexOf(palette, "300"), "#131210")).toBeGreaterThanOrEqual(4.5)
    },
  )

  it("refuses a colour on which white text cannot be read, with its contrast", () => {
    expect(() => brandPalette("#f2cd66", present)).toThrow(/^White text on #f2cd66 has a contrast of 1\.\d\d/)
  })

  it.each([undefined, "teal", "#abc"])("refuses what is no colour: %s", (text) =>
    expect(() => brandPalette(text, present)).toThrow("That is no colour."),
  )
})
