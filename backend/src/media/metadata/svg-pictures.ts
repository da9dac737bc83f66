import { mimeTypeOf, rasterType } from "../mime-type"
import { withoutMetadata } from "./without-metadata"

/** In the address of an element; a text may be about such addresses. */
const EMBEDDED = /(?<=href=["']\s*)data:image\/(?:png|jpeg|webp);base64,([a-z\d+/=\s]+)/gi
/** The address of nothing, in place of a picture that no browser could show either. */
const NOTHING = "data:,"

/** The address of an embedded picture without its metadata. */
async function bareAddress(address: string, base64: string): Promise<string> {
  const content = Buffer.from(base64, "base64")
  const mimeType = await mimeTypeOf(content)
  const type = rasterType(mimeType)
  if (!type) return NOTHING
  try {
    const bare = await withoutMetadata(type, content)
    return bare.equals(content) ? address : `data:${mimeType};base64,${bare.toString("base64")}`
  } catch {
    // What cannot be decoded is not shown, but its metadata could be read.
    return NOTHING
  }
}

/**
 * Removes the metadata of the pictures embedded in a drawing, as of those that stand alone.
 *
 * @param svg a cleaned drawing
 */
export async function withBarePictures(svg: string): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const { 0: address, 1: base64 = "", index } of svg.matchAll(EMBEDDED)) {
    parts.push(svg.slice(end, index), await bareAddress(address, base64))
    end = index + address.length
  }
  return [...parts, svg.slice(end)].join("")
}
