import { isUtf8 } from "node:buffer"
import { MedusaError } from "@medusajs/framework/utils"
import { cleanSvg, isSvg } from "./clean-svg"
import { withBarePictures } from "./metadata/svg-pictures"
import { withoutMetadata } from "./metadata/without-metadata"
import { mimeTypeOf, rasterType } from "./mime-type"
import { LONGEST_SIDE, pictureSize, type RasterType } from "./picture-size"

/** A file as it was sent; its name and its type are not trusted. */
export interface SentFile {
  name: string
  content: Buffer
}

/** A file that may be stored, with the type that its content has. */
export interface AcceptedFile {
  extension: string
  mimeType: string
  content: Buffer
  /** private: readable by this server only, never served */
  access: "public" | "private"
}

/** Largest picture, PDF, and other file, in bytes. */
export interface FileLimits {
  image: number
  pdf: number
  file: number
}

/** Largest SVG, in bytes: enough for hundreds of thousands of points. */
const LARGEST_SVG = 2_000_000

const PDF = "application/pdf"
const ZIP = "application/zip"
/** What ends a ZIP archive, and the most that can follow its beginning: a comment. */
const END_OF_ZIP = Buffer.from("PK\u0005\u0006", "latin1")
const END_OF_ZIP_WITHIN = 22 + 65_535
/** Markup that a browser would run, were it told that the text is a page. */
const MARKUP = /<\s*(?:!doctype|html|head|body|script|svg|iframe|object|embed)\b/i

const refuse = (name: string, reason: string) =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `"${name.slice(0, 100)}" ${reason}`)

const checkLength = (file: SentFile, limit: number) => {
  if (file.content.length > limit) {
    throw refuse(file.name, `is larger than ${Math.floor(limit / 1_000_000)} MB`)
  }
}

async function acceptPicture(
  file: SentFile,
  mimeType: string,
  type: RasterType,
  limit: number,
): Promise<AcceptedFile> {
  checkLength(file, limit)
  const size = await pictureSize(type, file.content)
  if (!size) throw refuse(file.name, "is damaged: the size of the picture cannot be read")
  if (size.width > LONGEST_SIDE || size.height > LONGEST_SIDE) {
    throw refuse(file.name, `has more than ${LONGEST_SIDE} pixels on a side`)
  }
  const content = await withoutMetadata(type, file.content).catch(() => {
    throw refuse(file.name, "cannot be read to its end: save it as a JPEG or PNG picture, and send that")
  })
  return { extension: type, mimeType, content, access: "public" }
}

async function acceptSvg(file: SentFile, text: string): Promise<AcceptedFile> {
  checkLength(file, LARGEST_SVG)
  const cleaned = cleanSvg(text)
  if (cleaned === undefined) throw refuse(file.name, "is damaged: nothing in it draws")
  return {
    extension: "svg",
    mimeType: "image/svg+xml",
    content: Buffer.from(await withBarePictures(cleaned), "utf8"),
    access: "public",
  }
}

function acceptZip(file: SentFile, limit: number): AcceptedFile {
  checkLength(file, limit)
  if (!file.content.subarray(-END_OF_ZIP_WITHIN).includes(END_OF_ZIP)) {
    throw refuse(file.name, "is damaged: the archive does not end")
  }
  return { extension: "zip", mimeType: ZIP, content: file.content, access: "public" }
}

function acceptText(file: SentFile, limit: number): AcceptedFile {
  checkLength(file, limit)
  return { extension: "txt", mimeType: "text/plain; charset=utf-8", content: file.content, access: "public" }
}

/** The text of a file; undefined where it is not UTF-8 text. */
function textOf(content: Buffer): string | undefined {
  if (!isUtf8(content)) return undefined
  const text = new TextDecoder().decode(content)
  return text.includes("\0") ? undefined : text
}

/**
 * Decides by its content whether a file may be stored, and as which type, whatever its name: a picture, which loses its
 * metadata, a PDF, an SVG without scripts, a ZIP archive, a text without markup, or a CSV text (for the import of
 * products, never served).
 *
 * @param file as it was sent
 * @param limits the largest picture, PDF, and archive or text
 * @throws MedusaError that names the accepted types and sizes
 */
export async function acceptFile(file: SentFile, limits: FileLimits): Promise<AcceptedFile> {
  const mimeType = await mimeTypeOf(file.content)
  const raster = rasterType(mimeType)
  if (raster) return acceptPicture(file, mimeType, raster, limits.image)
  if (mimeType === PDF) {
    checkLength(file, limits.pdf)
    return { extension: "pdf", mimeType, content: file.content, access: "public" }
  }
  if (mimeType === ZIP) return acceptZip(file, limits.file)
  const text = textOf(file.content)
  if (text !== undefined && isSvg(text)) return acceptSvg(file, text)
  const isText = mimeType === "" && text !== undefined && text.trim() !== ""
  const name = file.name.toLowerCase()
  if (isText && name.endsWith(".txt") && !MARKUP.test(text)) return acceptText(file, limits.file)
  if (isText && name.endsWith(".csv")) {
    return { extension: "csv", mimeType: "text/csv", content: file.content, access: "private" }
  }
  throw refuse(
    file.name,
    "is not accepted: send a PNG, JPEG, WebP, AVIF or SVG picture, a PDF, a ZIP archive, or a text (.txt) or CSV file in UTF-8",
  )
}
