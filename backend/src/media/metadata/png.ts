import { Parts } from "./parts"

/** Chunks that decoders may skip, and that decide how the picture looks. */
const DRAWN = new Set([
  ...["tRNS", "bKGD", "pHYs", "acTL", "fcTL", "fdAT"],
  ...["cHRM", "cICP", "cLLI", "gAMA", "iCCP", "mDCV", "sBIT", "sRGB"],
])
/** A name with a capital first is of a chunk that no decoder may skip. */
const CRITICAL = /^[A-Z]/

/**
 * The picture in a PNG file (W3C PNG, third edition), without texts, times, EXIF and what follows its end. Of a file that
 * is cut off the rest is as it was.
 *
 * @param file its bytes
 */
export function barePng(file: Buffer): Buffer {
  const parts = new Parts(file)
  parts.add(0, 8)
  let at = 8
  while (at + 8 <= file.length) {
    const name = file.toString("latin1", at + 4, at + 8)
    const end = at + 12 + file.readUInt32BE(at)
    if (CRITICAL.test(name) || DRAWN.has(name)) parts.add(at, end)
    at = name === "IEND" ? file.length : end
  }
  parts.add(at, file.length)
  return parts.joined()
}
