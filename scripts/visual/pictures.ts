import sharp, { type Sharp } from "sharp"

/** A decoded picture: three bytes for each pixel, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Buffer
}

/** How two pictures differ. */
export interface Difference {
  /** end of a sentence: "is 40 × 20, was 40 × 21" */
  what: string
  /** the pale expected picture with what changed in red */
  map: Picture
}

/** Pixels of a screenshot, in each direction, per pixel of an accepted picture. */
const SHRINKAGE = 2

/**
 * Largest difference of two shades of a colour that are the same, of 255 steps. Browsers round a shade up or down by one or two;
 * our nearest tokens, `surface` and `surface-raised`, are seven apart.
 */
const SHADES = 5

/** Width and height of the tiles in which changed pixels are counted, in pixels of accepted pictures. Each overlaps the next by half. */
const TILE = 16

/**
 * Largest tolerated share of changed pixels of a tile. Of a tile and not of the picture: a big page must not hide a small fault.
 * [ADR 24](../../docs/adr/0024-pictures-by-a-pinned-browser.md) has what this was measured with.
 */
const SHARE = 0.1

/** Largest difference of two heights that are the same: lines of text are rounded to whole pixels. */
const ROUNDED_HEIGHT = 1

const CHANNELS = 3

const read = async (source: Sharp): Promise<Picture> => {
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const raw = ({ width, height }: Pick<Picture, "width" | "height">) => ({
  raw: { width, height, channels: CHANNELS } as const,
})

/** Decodes a picture of any format. */
export const decode = (file: Buffer): Promise<Picture> => read(sharp(file))

/** Encodes a picture without loss. */
export const encode = (picture: Picture): Promise<Buffer> =>
  sharp(picture.pixels, raw(picture)).webp({ lossless: true }).toBuffer()

/** Half as wide and high, as pictures are accepted and compared: a changed letter or a wrong colour is still visible. */
export function shrink(picture: Picture): Promise<Picture> {
  const [width, height] = [picture.width, picture.height].map((length) => Math.ceil(length / SHRINKAGE))
  return read(sharp(picture.pixels, raw(picture)).resize(width, height, { fit: "fill" }))
}

/** The least (or greatest) of each value and its neighbours, `step` values apart in a row of `length`. */
function spread(
  values: Buffer,
  step: number,
  length: number,
  pick: (one: number, other: number) => number,
): Buffer {
  const result = Buffer.alloc(values.length)
  for (let at = 0; at < values.length; at += 1) {
    const place = at % length
    let picked = values[at] ?? 0
    if (place >= step) picked = pick(picked, values[at - step] ?? 0)
    if (place < length - step) picked = pick(picked, values[at + step] ?? 0)
    result[at] = picked
  }
  return result
}

/** Darkest and lightest shades of each pixel and those around it. */
function surroundings({ width, pixels }: Picture) {
  const row = width * CHANNELS
  const around = (pick: typeof Math.min) =>
    spread(spread(pixels, CHANNELS, row, pick), row, pixels.length, pick)
  return { darkest: around(Math.min), lightest: around(Math.max) }
}

/**
 * Which pixels of one picture have a shade that the other does not explain: neither there nor right beside, nor by an edge there, up
 * to half again as strong. What a browser draws a fraction of a pixel away, or a little bolder, is explained so.
 */
function strangers(one: Picture, other: Picture): Uint8Array {
  const { darkest, lightest } = surroundings(other)
  const strange = new Uint8Array(one.width * one.height)
  for (const [at, shade] of one.pixels.entries()) {
    const [dark, light] = [darkest[at] ?? 0, lightest[at] ?? 0]
    const tolerance = SHADES + (light - dark) / 2
    if (shade < dark - tolerance || shade > light + tolerance) strange[Math.floor(at / CHANNELS)] = 1
  }
  return strange
}

/** The upper part of a picture. */
const cropped = ({ width, height, pixels }: Picture, wanted: number): Picture =>
  height === wanted
    ? { width, height, pixels }
    : { width, height: wanted, pixels: pixels.subarray(0, width * wanted * CHANNELS) }

/** The tile with the greatest share of changed pixels. */
function worstTile(changed: Uint8Array, { width, height }: Picture): { share: number; x: number; y: number } {
  let worst = { share: 0, x: 0, y: 0 }
  for (let y = 0; y < height; y += TILE / 2)
    for (let x = 0; x < width; x += TILE / 2) {
      let count = 0
      for (let row = y; row < Math.min(y + TILE, height); row += 1)
        for (let column = x; column < Math.min(x + TILE, width); column += 1)
          count += changed[row * width + column] ?? 0
      const share = count / TILE ** 2
      if (share > worst.share) worst = { share, x, y }
    }
  return worst
}

/** What changed, in red on the pale picture. */
function mapOf({ width, height, pixels }: Picture, changed: Uint8Array): Picture {
  const map = Buffer.from(pixels.map((shade) => 255 - Math.round((255 - shade) / 3)))
  for (const [at, isChanged] of changed.entries()) if (isChanged) map.set([255, 0, 0], at * CHANNELS)
  return { width, height, pixels: map }
}

/** The visible difference of two pictures in the size of accepted ones, or undefined. */
export function compare(expected: Picture, actual: Picture): Difference | undefined {
  const { width } = expected
  if (width !== actual.width || Math.abs(expected.height - actual.height) > ROUNDED_HEIGHT) {
    const what = `is ${actual.width} × ${actual.height}, was ${width} × ${expected.height}`
    return { what, map: expected }
  }
  if (expected.pixels.equals(actual.pixels)) return undefined
  const height = Math.min(expected.height, actual.height)
  const [one, other] = [cropped(expected, height), cropped(actual, height)]
  const [gone, come] = [strangers(one, other), strangers(other, one)]
  const changed = gone.map((isGone, at) => isGone | (come[at] ?? 0))
  const { share, x, y } = worstTile(changed, one)
  if (share <= SHARE) return undefined
  const place = `${x * SHRINKAGE}, ${y * SHRINKAGE}`
  return { what: `differs by ${Math.round(share * 100)} % of what is at ${place}`, map: mapOf(one, changed) }
}

/** Space between the pictures of a comparison, in pixels. */
const GAP = 24

/**
 * One picture of three: expected, actual, difference, from left to right.
 *
 * @param expected as accepted
 * @param actual in the size of the screenshot
 * @param difference from the accepted picture
 * @returns a PNG in the size of the screenshots
 */
export async function sideBySide(expected: Picture, actual: Picture, { map }: Difference): Promise<Buffer> {
  const whole = (small: Picture) => {
    const [width, height] = [small.width, small.height].map((length) => length * SHRINKAGE)
    return read(sharp(small.pixels, raw(small)).resize(width, height, { fit: "fill" }))
  }
  const pictures = [await whole(expected), actual, await whole(map)]
  const column = Math.max(...pictures.map(({ width }) => width))
  const width = column * pictures.length + GAP * (pictures.length + 1)
  const height = Math.max(...pictures.map((picture) => picture.height)) + GAP * 2
  const parts = pictures.map((picture, at) => ({
    input: picture.pixels,
    ...raw(picture),
    left: GAP + at * (column + GAP),
    top: GAP,
  }))
  return sharp({ create: { width, height, channels: CHANNELS, background: "#808080" } })
    .composite(parts)
    .png()
    .toBuffer()
}
