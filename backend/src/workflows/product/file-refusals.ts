import { type ProductFile, type ProductRefusal } from "../../contract"
import { readEnvironment } from "../../config/environment"
import { isOwnFile } from "../../media/own-files"

/**
 * Refuses files that are no uploads of the shop. Those that a product already has stay, also after a move of the store.
 *
 * @param files to be stored; absent where they stay as they are
 * @param stored the product's files so far
 */
export function fileRefusals(
  files: readonly Pick<ProductFile, "url">[] | undefined,
  stored: readonly Pick<ProductFile, "url">[] | undefined,
): ProductRefusal[] {
  if (!files?.length) return []
  const known = new Set(stored?.map(({ url }) => url))
  const environment = readEnvironment(process.env)
  return files.flatMap(({ url }, at) =>
    known.has(url) || isOwnFile(url, environment)
      ? []
      : [{ path: `files.${at}.url`, code: "foreign", message: "Upload the file here first" }],
  )
}
