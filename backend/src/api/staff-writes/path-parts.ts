/** An id, which has the prefix of its entity; other parts in its place belong to the route, like `batch`. */
export const ID = /^[a-z]+_\w+$/

/** Paths that serve the records of another resource. */
const SAME_RECORDS: readonly (readonly [served: readonly string[], resource: string])[] = [
  [["catalogue", "products"], "products"],
]

/**
 * Splits the path of an Admin route as Express does: in any case, parts decoded, with or without a final slash.
 *
 * @param path without its query, valid percent-encoding
 * @returns the parts after `/admin`, in lower case but for ids; a resource always has its own name
 */
export function adminPathParts(path: string): string[] {
  const [, ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent)
  const lower = parts.map((part) => (ID.test(part) ? part : part.toLowerCase()))
  const same = SAME_RECORDS.find(([served]) => served.every((part, at) => lower[at] === part))
  return same ? [same[1], ...lower.slice(same[0].length)] : lower
}
