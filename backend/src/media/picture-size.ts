import sharp from "sharp"

/** Size of a picture in pixels, without its format's rotation. */
interface PictureSize {
  width: number
  height: number
}

/** Longest side of a picture, in pixels: four times that of the largest screens. */
export const LONGEST_SIDE = 12_000

/** Formats of pictures made of pixels, each with sharp's name for it. */
const RASTER_FORMATS = { png: "png", jpg: "jpeg", webp: "webp", avif: "heif" } as const

export type RasterType = keyof typeof RASTER_FORMATS

/**
 * Reads the size a picture declares, without decoding its pixels: a small file may declare a picture that fills the memory
 * of the program that decodes it. That program is the storefront's, which decodes with the same library.
 *
 * @param type of the file by its first bytes
 * @param file its bytes
 * @returns undefined where the header is damaged or is that of another format
 */
export async function pictureSize(type: RasterType, file: Buffer): Promise<PictureSize | undefined> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return format === RASTER_FORMATS[type] ? { width, height } : undefined
  } catch {
    // Whatever the library cannot open, the storefront cannot show.
    return undefined
  }
}
