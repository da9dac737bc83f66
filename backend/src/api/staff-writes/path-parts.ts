/** Every id has the prefix of its entity; anything else in its place is a word of the route, like `batch`. */
export const ID = /^[a-z]+_\w+$/

/** Resources that are served under another one's path, too, and are the same records there. */
const SAME_RECORDS: readonly (readonly [served: readonly string[], resource: string])[] = [
  [["catalogue", "products"], "products"],
]

/**
 * Splits the path of an Admin route as Express understands it: in any case, its parts decoded, with or without a last slash.
 *
 * @param path without its query, valid percent-encoding
 * @returns the parts after `/admin`, words in lower case, ids as they are; a resource by its own name wherever it is served
 */
export function adminPathParts(path: string): string[] {
  const [, ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent)
  const lower = parts.map((part) => (ID.test(part) ? part : part.toLowerCase()))
  const same = SAME_RECORDS.find(([served]) => served.every((part, at) => lower[at] === part))
  return same ? [same[1], ...lower.slice(same[0].length)] : lower
}
