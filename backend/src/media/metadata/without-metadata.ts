import sharp from "sharp"
import { LONGEST_SIDE, type RasterType } from "../picture-size"
import { bareAvif } from "./avif"
import { bareJpeg } from "./jpeg"
import { barePng } from "./png"
import { bareWebp } from "./webp"

/** Longest that a picture may take to be encoded anew, in seconds. */
const ENCODED_WITHIN = 30
/** Of pictures that are turned; what is lost cannot be seen. */
const QUALITY = 85

/**
 * Decodes a picture and encodes it again: upright, with its colour profile and nothing else.
 *
 * @throws Error where the picture cannot be decoded, or not in time
 */
async function encodeAnew(type: RasterType, file: Buffer): Promise<Buffer> {
  // As browsers do, it takes as much of a damaged picture as there is.
  const picture = sharp(file, { failOn: "none", limitInputPixels: LONGEST_SIDE ** 2 })
  const { chromaSubsampling, depth, space } = await picture.metadata()
  if (depth === "ushort") picture.toColourspace(space)
  picture.autoOrient().keepIccProfile().timeout({ seconds: ENCODED_WITHIN })
  if (type !== "jpg") return picture.toFormat(type, type === "webp" ? { quality: QUALITY } : {}).toBuffer()
  return picture
    .jpeg({
      quality: QUALITY,
      chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4",
      // It would hold all coefficients: twice the memory and the time for 3 % of the bytes.
      optimiseCoding: false,
    })
    .toBuffer()
}

const BARE = { jpg: bareJpeg, png: barePng, webp: bareWebp, avif: bareAvif } as const

/**
 * Removes from a picture all that is not drawn: EXIF with the place and the camera, XMP, IPTC, comments, thumbnails. What
 * lies on its side by its EXIF is turned; the pixels of all others stay as they are.
 *
 * @param type of the file by its first bytes
 * @param file its bytes
 * @returns the same bytes where there was nothing to remove
 * @throws Error where the picture cannot be decoded
 */
export async function withoutMetadata(type: RasterType, file: Buffer): Promise<Buffer> {
  const { orientation = 1, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  // An animation cannot be turned; browsers do not do it either.
  const isTurned = orientation > 1 && pages === 1
  return (isTurned ? undefined : BARE[type](file)) ?? encodeAnew(type, file)
}
