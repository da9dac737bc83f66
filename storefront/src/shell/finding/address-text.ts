/** Parts of addresses that say nothing about what was wanted. */
const EMPTY_PARTS = new Set([
  "products",
  "product",
  "blogs",
  "blog",
  "services",
  "index",
  "html",
  "htm",
  "php",
  "aspx",
  "www",
])
/** Longest text that is searched for. */
const LONGEST = 80

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ""
  }
}

/**
 * What somebody who came to an address may have wanted: its last part in words, and first of all the word of it that looks
 * like a model.
 *
 * @param path of a page that is missing
 * @returns texts to search for until one finds something, at most two; none where the address says nothing
 */
export function textsOf(path: string): string[] {
  const parts = path
    .split("/")
    .map((part) =>
      decode(part)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((term) => term.length > 1 && !EMPTY_PARTS.has(term.toLowerCase())),
    )
    .filter((terms) => terms.length > 0)
  const last = parts.at(-1)
  if (!last) return []
  const whole = last.join(" ").slice(0, LONGEST).trim()
  const model = last.find((term) => /\d/.test(term) && term.length > 2) ?? last[0] ?? whole
  return [...new Set([whole, model.slice(0, LONGEST)])]
}
