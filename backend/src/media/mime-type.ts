import { type RasterType } from "./picture-size"

const RASTER_TYPES: Readonly<Record<string, RasterType>> = {
  "image/png": "png",
  "image/apng": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
}

/**
 * Names the media type of a file by its first bytes.
 *
 * @param content the file, or its beginning
 * @returns an empty text for text and whatever is not known
 */
export async function mimeTypeOf(content: Buffer): Promise<string> {
  // The package is an ES module only, and this file becomes CommonJS.
  const { fileTypeFromBuffer } = await import("file-type")
  return (await fileTypeFromBuffer(content))?.mime ?? ""
}

/**
 * Names the format of a picture made of pixels.
 *
 * @param mimeType as {@link mimeTypeOf} names it
 * @returns undefined for any other file
 */
export function rasterType(mimeType: string): RasterType | undefined {
  return RASTER_TYPES[mimeType]
}
