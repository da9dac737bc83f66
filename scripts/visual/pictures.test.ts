import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { compare, decode, encode, shrink, sideBySide } from "./pictures.ts"

interface Button {
  x?: number
  y?: number
  fill?: string
  ground?: string
  height?: number
}

/** A picture of a story. @param shapes SVG */
const seen = (width: number, height: number, shapes: string) =>
  decode(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )

/** A button on a page. */
const buttonPage = ({ x = 16, y = 16, fill = "#2563eb", ground = "#fbfaf8", height = 80 }: Button = {}) =>
  seen(
    240,
    height,
    `<rect width="240" height="${height}" fill="${ground}"/>
      <rect x="${x}" y="${y}" width="120" height="44" rx="4" fill="${fill}"/>`,
  )

/** The same, shrunk. */
const page = async (button?: Button) => shrink(await buttonPage(button))

describe("two pictures of a story", () => {
  it("are the same when nothing has changed", async () => {
    expect(await compare(await page(), await page())).toBeUndefined()
  })

  it.each([
    ["a button that moved by one pixel to the right", { x: 17 }],
    ["a button that moved by one pixel down", { y: 17 }],
    ["a button in the colour it has under the pointer", { fill: "#1d4ec2" }],
    ["a blue that is one step lighter than it looks", { fill: "#2a68ef" }],
    [
      "the raised ground in place of the page's own, the two nearest colours there are",
      { ground: "#ffffff" },
    ],
  ])("differ by %s", async (_what, change) => {
    const difference = await compare(await page(), await page(change))
    expect(difference?.what).toMatch(/^differs in \d+ pixels$/)
  })

  it("differ by their size, even where what is added is empty", async () => {
    const difference = await compare(await page(), await page({ height: 81 }))
    expect(difference?.what).toBe("is 60 × 21, was 60 × 20")
  })

  it("are the same where a browser rounds a colour to the next of 255 steps", async () => {
    expect(await compare(await page(), await page({ ground: "#fafaf8" }))).toBeUndefined()
  })

  it("differ by a dot of 8 px that moved by one", async () => {
    const dot = async (x: number) =>
      shrink(
        await seen(
          1280,
          900,
          `<rect width="1280" height="900" fill="#fff"/><rect x="${x}" y="40" width="8" height="8" fill="#12693a"/>`,
        ),
      )
    expect(await compare(await dot(600), await dot(601))).toBeDefined()
  })
})

describe("an accepted picture", () => {
  it("is the same again when the same screen is seen", async () => {
    const screen = await buttonPage()
    const [once, again] = [await encode(await shrink(screen)), await encode(await shrink(screen))]
    expect(once.equals(again)).toBe(true)
    expect(await compare(await decode(once), await shrink(screen))).toBeUndefined()
  })

  it("takes less than a kilobyte for a button", async () => {
    expect((await encode(await page())).length).toBeLessThan(1000)
  })
})

describe("the picture of a difference", () => {
  it("has expected, actual and difference side by side, as large as they were seen", async () => {
    const expected = await page()
    const difference = await compare(expected, await page({ x: 20 }))
    if (!difference) throw new Error("The pictures should differ.")
    const picture = await sideBySide(expected, await buttonPage({ x: 20 }), difference)
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([3 * 240 + 4 * 24, 80 + 2 * 24])
  })
})
