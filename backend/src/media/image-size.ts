/** Size of a picture in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Formats of pictures made of pixels. */
export type RasterType = "png" | "jpg" | "webp" | "avif"

/** Width and height of the picture, or of its largest part. */
type Reader = (file: Buffer) => ImageSize | undefined

/** ISO/IEC 15948, 11.2.2: the header is the first chunk. */
const png: Reader = (file) =>
  file.length >= 24 && file.toString("latin1", 12, 16) === "IHDR"
    ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined

/** ITU-T T.81, B.1.1.3: markers that begin a frame; C4, C8 and CC begin something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const START_OF_SCAN = 0xda

const jpeg: Reader = (file) => {
  let size: ImageSize | undefined
  let at = 2
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (isFrame(marker)) size ??= { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return size
}

/** RFC 9649, section 2: the first chunk names which of three headers follows. */
const webp: Reader = (file) => {
  if (file.length < 30) return undefined
  const readers: Readonly<Record<string, () => ImageSize>> = {
    "VP8 ": () => ({ width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }),
    VP8L: () => {
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    },
    VP8X: () => ({ width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }),
  }
  return readers[file.toString("latin1", 12, 16)]?.()
}

/** ISO/IEC 23008-12, 6.5.3: every part of the picture has an "ispe" property; a grid's whole has the largest. */
const avif: Reader = (file) => {
  const size = { width: 0, height: 0 }
  for (
    let at = file.indexOf("ispe");
    at !== -1 && at + 16 <= file.length;
    at = file.indexOf("ispe", at + 4)
  ) {
    size.width = Math.max(size.width, file.readUInt32BE(at + 8))
    size.height = Math.max(size.height, file.readUInt32BE(at + 12))
  }
  return size
}

const READERS: Readonly<Record<RasterType, Reader>> = { png, jpg: jpeg, webp, avif }

/**
 * Reads the size a picture declares, without decoding it: a small file may declare a picture that fills the memory of
 * the program that decodes it.
 *
 * @param type of the file by its content
 * @param file its bytes
 * @returns undefined where no size is declared
 */
export function imageSize(type: RasterType, file: Buffer): ImageSize | undefined {
  const size = READERS[type](file)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
