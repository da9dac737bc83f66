import { isUtf8 } from "node:buffer"
import { isSvg } from "./clean-svg"
import { withBarePictures } from "./metadata/svg-pictures"
import { withoutMetadata } from "./metadata/without-metadata"
import { mimeTypeOf, rasterType } from "./mime-type"
import { type StoredFiles } from "./stored-files"

const PICTURE = /\.(?:jpe?g?|jfif|png|webp|avif|svg)$/i

/** Holds a moment up to which all pictures of a store are clean, by the store's clock; no upload is called so. */
const CLEAN_UNTIL = ".clean-until"

/** After how many pictures that moment is written, so that a run that is stopped is gone on with. */
const PORTION = 100

interface Report {
  info: (message: string) => void
  warn: (message: string) => void
}

async function bareContent(content: Buffer): Promise<Buffer> {
  const type = rasterType(await mimeTypeOf(content))
  if (type) return withoutMetadata(type, content)
  const text = content.toString("utf8")
  if (!isUtf8(content) || !isSvg(text)) return content
  const bare = await withBarePictures(text)
  return bare === text ? content : Buffer.from(bare, "utf8")
}

/** Cleans one picture. @returns whether there was something to remove */
async function cleanPicture(files: StoredFiles, name: string, report: Report): Promise<boolean> {
  const content = await files.read(name)
  if (!content) return false
  const bare = await bareContent(content).catch(() => undefined)
  if (!bare) report.warn(`Left as it is, since it cannot be decoded: ${name}`)
  if (!bare || bare.equals(content)) return false
  await files.write(name, bare)
  return true
}

/**
 * Removes the metadata of all pictures that came into a store since the last run, each under its own name. May be stopped
 * at any moment: the next run goes on where it was.
 *
 * @param files the store of uploads
 * @param report where the sum is named, and pictures that cannot be decoded
 */
export async function cleanStoredPictures(files: StoredFiles, report: Report): Promise<void> {
  const cleanUntil = Number(await files.read(CLEAN_UNTIL)) || 0
  const listed = await files.list()
  const pictures = listed
    .filter(({ name, storedAt }) => PICTURE.test(name) && storedAt >= cleanUntil)
    .sort((one, other) => one.storedAt - other.storedAt)
  let cleaned = 0
  for (const [index, { name, storedAt }] of pictures.entries()) {
    if (await cleanPicture(files, name, report)) cleaned += 1
    if (index % PORTION === PORTION - 1) await files.write(CLEAN_UNTIL, Buffer.from(String(storedAt)))
  }
  if (cleaned > 0) report.info(`Metadata removed from ${cleaned} stored pictures`)
}
