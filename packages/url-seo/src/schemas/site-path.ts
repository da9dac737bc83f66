import { z } from "zod"

/** Most characters of a path. */
const LONGEST_PATH = 500

/** No way up, no second slash, no encoding, nothing that leaves the path. */
const SEGMENT = /^(?!\.{1,2}$)[^\s/\\%?#<>"'`{}|^\p{Cc}]+$/u

/**
 * The one spelling of a path of our own site: decoded, composed (NFC), in small letters, with a slash before and none
 * behind, without query and fragment.
 *
 * @param given as a person types it or an address bar shows it: `About/?x=1`, `/about`
 * @returns the path, `/` for the home page; null for anything that is no path of this site, such as a whole address
 */
export function normaliseSitePath(given: string): string | null {
  const [bare = ""] = given.trim().split(/[?#]/, 1)
  if (given.trim() === "" || /^(\/\/|[a-z][a-z\d+.-]*:)/i.test(bare)) return null
  let decoded: string
  try {
    decoded = decodeURI(bare)
  } catch {
    return null
  }
  const segments = decoded
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\/|\/$/g, "")
    .split("/")
  const path = `/${segments.join("/")}`
  if (path === "/") return path
  return path.length <= LONGEST_PATH && segments.every((segment) => SEGMENT.test(segment)) ? path : null
}

/** A path of our own site, in any spelling; comes out in the one of {@link normaliseSitePath}. */
export const sitePathSchema = z.string().transform((given, context) => {
  const path = normaliseSitePath(given)
  if (path !== null) return path
  context.addIssue({
    code: "custom",
    message: `url must be a path of this site such as /about, of at most ${LONGEST_PATH} characters`,
  })
  return z.NEVER
})
