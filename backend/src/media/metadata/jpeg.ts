import { Parts, startsWith } from "./parts"

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** A JFIF segment as long as this has no thumbnail. */
const JFIF_LENGTH = 18

/** Whether decoders need a segment: tables, frames and scans, the colour profile, and which colours are meant. */
function isNeeded(marker: number, segment: Buffer): boolean {
  const content = segment.subarray(4)
  if (marker === 0xe0) return startsWith(content, "JFIF\0") && segment.length <= JFIF_LENGTH
  if (marker === 0xe2) return startsWith(content, "ICC_PROFILE\0")
  if (marker === 0xee) return startsWith(content, "Adobe")
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf)
}

/** Where the pixels of a scan end: at a marker, which an escaped 0xFF, a restart and what fills up are not. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return file.length
}

/**
 * The picture in a JPEG file (ITU-T T.81, annex B), without what cameras and programs add: segments of applications,
 * comments, and what follows its end, such as second pictures and films. Of a file that is cut off the rest is as it was.
 *
 * @param file its bytes
 * @returns undefined where something else stands between its segments
 */
export function bareJpeg(file: Buffer): Buffer | undefined {
  const parts = new Parts(file)
  parts.add(0, 2)
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (marker === END_OF_IMAGE) break
    if (file[at] !== 0xff || isRestart(marker)) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    const next = marker === START_OF_SCAN ? endOfScan(file, end) : end
    if (isNeeded(marker, file.subarray(at, end))) parts.add(at, next)
    at = next
  }
  parts.add(at, at + 2)
  return parts.joined()
}
