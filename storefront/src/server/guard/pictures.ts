import { MEDIA_PATH } from "@/lib/picture-sources"
import { readPath } from "./address"

/** Where Next.js makes other sizes and formats of a picture. */
const OPTIMISER = "/_next/image"
/** An uploaded picture under this site's own address. */
const UPLOADED = new RegExp(`^${MEDIA_PATH}\\d+(?:/[^/]+)+$`)

/** Whether a path is the picture optimiser's. */
export const isOptimiser = (path: string): boolean => path.startsWith(OPTIMISER)

/**
 * Reads which picture is requested of the optimiser. It stores each size of a picture for each spelling of its address,
 * and answers 500 to an address that does not decode or that leads elsewhere.
 *
 * @param query of the optimiser, without its question mark
 * @returns the query with the picture's address in its only spelling; null where no uploaded picture has it
 */
export function spellPicture(query: string): string | null {
  const parameters = new URLSearchParams(query)
  const [address = "", ...others] = parameters.getAll("url")
  const picture = readPath(address)
  if (others.length > 0 || "fault" in picture || !UPLOADED.test(picture.path)) return null
  parameters.set("url", picture.path)
  return parameters.toString()
}
