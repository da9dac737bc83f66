import pixelmatch from "pixelmatch"
import sharp, { type Sharp } from "sharp"

/** A decoded picture: four bytes for each pixel, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Buffer
}

/** How two pictures differ. */
export interface Difference {
  /** end of a sentence: "is 40 × 20, was 40 × 21" */
  what: string
  /** the differences, red on the pale expected picture */
  map: Picture
}

/**
 * Largest tolerated difference of two colours, as a share of that of black and white (pixelmatch's measure). Browsers of
 * different builds round a colour up or down by one or two of 255 steps; our nearest tokens, `surface` and
 * `surface-raised`, are 0.019 apart.
 */
const COLOUR_TOLERANCE = 0.015

/**
 * Largest tolerated number of differing pixels. A number and not a share: a big picture must not hide a bigger fault. The
 * smallest thing drawn anywhere, a dot of 8 px, changes six of the accepted picture's pixels when it moves by one.
 */
const PIXEL_TOLERANCE = 2

const read = async (source: Sharp): Promise<Picture> => {
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Decodes a picture of any format. */
export const decode = (file: Buffer | string): Promise<Picture> => read(sharp(file))

/** Pixels of a screenshot, in each direction, per pixel of an accepted picture: see {@link shrink}. */
const SHRINKAGE = 4

/**
 * A quarter as wide and high, each pixel the mean of sixteen: a changed letter, a moved edge or a wrong colour is still
 * visible, in a sixth of the bytes. Pictures are accepted and compared in this size.
 */
export function shrink(picture: Picture): Promise<Picture> {
  const [width, height] = [picture.width, picture.height].map((length) => Math.ceil(length / SHRINKAGE))
  return read(sharp(picture.pixels, raw(picture)).resize(width, height, { fit: "fill" }))
}

const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 4 as const } })

/** Encodes a picture in few bytes: flat areas exactly, edges nearly. The same picture gives the same bytes. */
export async function encode(picture: Picture): Promise<Buffer> {
  return sharp(picture.pixels, raw(picture)).webp({ nearLossless: true, quality: 40, effort: 4 }).toBuffer()
}

/** The picture on a larger ground, at its top left. */
async function enlarge(picture: Picture, width: number, height: number): Promise<Picture> {
  if (picture.width === width && picture.height === height) return picture
  const background = { r: 255, g: 0, b: 255, alpha: 1 }
  const right = width - picture.width
  const bottom = height - picture.height
  const pixels = await sharp(picture.pixels, raw(picture))
    .extend({ right, bottom, background })
    .raw()
    .toBuffer()
  return { width, height, pixels }
}

/** The visible difference of two pictures, or undefined. */
export async function compare(expected: Picture, actual: Picture): Promise<Difference | undefined> {
  const sameSize = expected.width === actual.width && expected.height === actual.height
  if (sameSize && expected.pixels.equals(actual.pixels)) return undefined
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const [one, other] = [await enlarge(expected, width, height), await enlarge(actual, width, height)]
  const map = Buffer.alloc(width * height * 4)
  const options = { threshold: COLOUR_TOLERANCE, alpha: 0.3 }
  const count = pixelmatch(one.pixels, other.pixels, map, width, height, options)
  if (sameSize && count <= PIXEL_TOLERANCE) return undefined
  const what = sameSize
    ? `differs in ${count} pixels`
    : `is ${actual.width} × ${actual.height}, was ${expected.width} × ${expected.height}`
  return { what, map: { width, height, pixels: map } }
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
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(parts)
    .png()
    .toBuffer()
}
