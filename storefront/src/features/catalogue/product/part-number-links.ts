import { looksLikePartNumber, PART_NUMBER_WORD } from "@scanwright/backend/contract"

/** Most part numbers of one text that are looked up: more than any description names. */
const LOOKED_UP_MOST = 40

/** Parts of HTML that are tags, comments or references such as `&amp;`; what is between them is text. */
const MARKUP = /(<!--[\s\S]*?-->|<[^>]*>|&[#\w]+;)/

/** Elements whose text stays as it is: links, and headings. */
const LEFT_ALONE = /^<(\/?)(?:a|h[1-6])(?=[\s/>])/i

/** Changes the text of HTML outside of links and headings; tags stay as they are. */
function mapText(html: string, change: (text: string) => string): string {
  let depth = 0
  return html
    .split(MARKUP)
    .map((part, at) => {
      const isMarkup = at % 2 === 1
      if (!isMarkup) return depth === 0 ? change(part) : part
      const [tag, closes] = LEFT_ALONE.exec(part) ?? []
      if (tag) depth = Math.max(0, depth + (closes ? -1 : 1))
      return part
    })
    .join("")
}

/**
 * Words of HTML that may be part numbers, each once, outside of links and headings.
 *
 * @returns bounded: the first ones of a long text
 */
export function partNumbersIn(html: string): string[] {
  const found = new Set<string>()
  mapText(html, (text) => {
    for (const [word] of text.matchAll(PART_NUMBER_WORD)) if (looksLikePartNumber(word)) found.add(word)
    return text
  })
  return [...found].slice(0, LOOKED_UP_MOST)
}

/**
 * Makes links of part numbers in HTML, but not within links and headings.
 *
 * @param html sanitise the result before showing it
 * @param paths addresses by part number, written exactly as there
 */
export const linkPartNumbers = (html: string, paths: ReadonlyMap<string, string>): string =>
  paths.size === 0
    ? html
    : mapText(html, (text) =>
        text.replace(PART_NUMBER_WORD, (word) => {
          const path = paths.get(word)
          return path === undefined ? word : `<a href="${path}">${word}</a>`
        }),
      )
