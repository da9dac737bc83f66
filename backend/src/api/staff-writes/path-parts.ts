/** Every id has the prefix of its entity; anything else in its place is a word of the route, like `batch`. */
export const ID = /^[a-z]+_\w+$/

/**
 * Splits the path of an Admin route as Express understands it: in any case, its parts decoded, with or without a last slash.
 *
 * @param path without its query, valid percent-encoding
 * @returns the parts after `/admin`, words in lower case, ids as they are
 */
export function adminPathParts(path: string): string[] {
  const [, ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent)
  return parts.map((part) => (ID.test(part) ? part : part.toLowerCase()))
}
