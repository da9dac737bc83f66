import { readFileSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { fromRoot } from "../lib/paths.ts"

/** The symbol on its ground, from which the pictures for browsers and home screens are drawn. */
export const iconFile = fromRoot("storefront", "src", "app", "icon.svg")

/** Sides of the pictures in favicon.ico, in pixels. */
const FAVICON_SIDES = [16, 32, 48]

/** Part of a maskable icon that no phone cuts off: a circle of 80 % (W3C, Web Application Manifest). */
const SAFE_PART = 0.8

const draw = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer()

/** Joins PNGs to an ICO file: a header of 6 bytes, an entry of 16 for each picture, then the pictures. */
function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length + 16 * pictures.length
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(side, 0)
    entry.writeUInt8(side, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

/** The same symbol on a ground without round corners, small enough that nothing of it is cut off. */
function maskable(svg: string, ground: string): string {
  const inner = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "")
  const margin = (32 * (1 - SAFE_PART)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${margin} ${margin}) scale(${SAFE_PART})">${inner}</g></svg>`
}

/**
 * Colours icon.svg's ground, and draws every picture that browsers and phones ask for.
 *
 * @param ground `#rrggbb`
 * @returns the files that were written
 */
export async function writeIcons(ground: string): Promise<string[]> {
  const svg = readFileSync(iconFile, "utf8").replace(/(<rect[^>]* fill=")#[\da-f]{6}"/i, `$1${ground}"`)
  const sized = svg.replace(/^<svg /, '<svg width="32" height="32" ')
  const favicon = FAVICON_SIDES.map(async (side) => ({ side, png: await draw(sized, side) }))
  const files: [file: string, content: string | Buffer][] = [
    [iconFile, svg],
    [fromRoot("storefront", "src", "app", "favicon.ico"), icoOf(await Promise.all(favicon))],
    [fromRoot("storefront", "src", "app", "apple-icon.png"), await draw(maskable(svg, ground), 180)],
    [fromRoot("storefront", "public", "icon-192.png"), await draw(sized, 192)],
    [fromRoot("storefront", "public", "icon-512.png"), await draw(sized, 512)],
    [fromRoot("storefront", "public", "icon-maskable-512.png"), await draw(maskable(svg, ground), 512)],
  ]
  for (const [file, content] of files) writeFileSync(file, content)
  return files.map(([file]) => file)
}
