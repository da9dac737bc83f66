import { readFileSync } from "node:fs"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { compare, decode, encode, type Picture, shrink, sideBySide } from "./pictures.ts"

/** A screenshot of a product card, by the pinned browser unless its name says otherwise. */
const screenshot = (name: string) =>
  decode(readFileSync(fromRoot("scripts", "visual", "card", `${name}.webp`)))

/** Each shade of a picture changed. */
const shaded = (picture: Picture, change: (shade: number) => number): Picture => ({
  ...picture,
  pixels: Buffer.from(picture.pixels.map(change)),
})

/** A page in the colour of the ground, the lower half of it black. */
const page = (height: number, ground = 251): Picture => {
  const pixels = Buffer.alloc(64 * height * 3)
  return { width: 64, height, pixels: pixels.fill(ground, 0, pixels.length / 2) }
}

describe("two pictures of a story", () => {
  it.each([
    ["as-it-is", "nothing has changed"],
    ["by-chromium-153", "ten releases of the browser lie between them"],
    ["half-a-pixel-away", "one is drawn half a pixel further to the right and down"],
  ])("are the same (%s): %s", async (name) => {
    const expected = await shrink(await screenshot("as-it-is"))
    expect(compare(expected, await shrink(await screenshot(name)))).toBeUndefined()
  })

  it("are the same where a browser weighs edges a little more", async () => {
    const card = await screenshot("as-it-is")
    const bolder = shaded(card, (shade) => 255 * (shade / 255) ** 1.05)
    expect(compare(await shrink(card), await shrink(bolder))).toBeUndefined()
  })

  it.each(["without-price", "badge-in-amber", "button-moved"])("differ (%s)", async (name) => {
    const expected = await shrink(await screenshot("as-it-is"))
    const difference = compare(expected, await shrink(await screenshot(name)))
    expect(difference?.what).toMatch(/^differs by \d+ % of what is at \d+, \d+$/)
  })

  it("differ by the raised ground in place of the page's own, the two nearest colours there are", () => {
    expect(compare(page(90, 248), page(90, 255))).toBeDefined()
  })

  it("are the same where a line of text is rounded up, and differ where one is added", () => {
    expect(compare(page(90), page(91))).toBeUndefined()
    expect(compare(page(90), page(92))?.what).toBe("is 64 × 92, was 64 × 90")
  })
})

it("An accepted picture is read as it was seen", async () => {
  const seen = await shrink(await screenshot("as-it-is"))
  expect(await decode(await encode(seen))).toEqual(seen)
})

it("The picture of a difference has expected, actual and difference side by side, as large as they were seen", async () => {
  const actual = await screenshot("without-price")
  const expected = await shrink(await screenshot("as-it-is"))
  const difference = compare(expected, await shrink(actual))
  if (!difference) throw new Error("The pictures should differ.")
  const { width, height } = await sharp(await sideBySide(expected, actual, difference)).metadata()
  expect([width, height]).toEqual([3 * 336 + 4 * 24, 480 + 2 * 24])
})
