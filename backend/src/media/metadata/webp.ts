import { Parts, startsWith } from "./parts"

const DRAWN = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"])
/** Where VP8X, which comes first, announces what the file holds; the bits of EXIF and XMP. */
const FLAGS_AT = 20
const METADATA = 0b1100

/**
 * The picture in a WebP file (RFC 9649), without EXIF, XMP, unknown chunks and what follows its end.
 *
 * @param file its bytes
 */
export function bareWebp(file: Buffer): Buffer {
  const parts = new Parts(file)
  parts.add(0, 12)
  const fileEnd = Math.min(file.length, 8 + file.readUInt32LE(4))
  let at = 12
  while (at + 8 <= fileEnd) {
    const size = file.readUInt32LE(at + 4)
    const end = Math.min(fileEnd, at + 8 + size + (size % 2))
    if (DRAWN.has(file.toString("latin1", at, at + 4))) parts.add(at, end)
    at = end
  }
  const bare = parts.joined()
  bare.writeUInt32LE(bare.length - 8, 4)
  if (startsWith(bare.subarray(12), "VP8X")) bare.writeUInt8((bare[FLAGS_AT] ?? 0) & ~METADATA, FLAGS_AT)
  return bare
}
