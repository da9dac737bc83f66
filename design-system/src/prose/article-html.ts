/** A heading of an article, for its table of contents. */
export interface ArticleHeading {
  /** Id of the heading on the page. */
  id: string
  text: string
  level: 2 | 3 | 4
}

const HEADING = /<h([234])>([\s\S]*?)<\/h\1>/g
const TABLE_OPENS = /<table>(\s*<caption>([\s\S]*?)<\/caption>)?/g
const TABLE_CLOSES = /<\/table>/g
const TAG = /<[^<>]*>/g
const SPACE = /\s+/g

const textOf = (html: string) => html.replace(TAG, "").replace(SPACE, " ").trim()
const asAttribute = (text: string) => text.replaceAll('"', "&quot;")

/** A text as a fragment: `What's in the box?` gives `whats-in-the-box`. */
function idOf(html: string): string {
  const slug = textOf(html)
    .toLowerCase()
    .replace(/&[a-z#\d]+;/g, " ")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-")
  return slug || "section"
}

const NAMED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
}
const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => NAMED[reference] ?? "")

/** Ids of the headings in their order; a repeated text gets `-2`. */
function headingIds(html: string): { id: string; level: string; content: string }[] {
  const seen = new Map<string, number>()
  return Array.from(html.matchAll(HEADING), ([, level = "2", content = ""]) => {
    const id = idOf(content)
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return { id: times === 1 ? id : `${id}-${times}`, level, content }
  })
}

/**
 * The headings of an article, with the ids that `Prose` adds with `anchors`.
 *
 * @param html sanitised HTML of an article
 */
export function articleHeadings(html: string): ArticleHeading[] {
  return headingIds(html).map(({ id, level, content }) => ({
    id,
    text: decode(textOf(content)),
    level: level === "2" ? 2 : level === "3" ? 3 : 4,
  }))
}

/**
 * Gives every heading an id and a link to itself, so that readers can link to a section.
 *
 * @param html sanitised HTML of an article
 */
export function withAnchors(html: string): string {
  const ids = headingIds(html)
  let at = 0
  return html.replace(HEADING, (whole, level: string, content: string) => {
    const id = ids[at++]?.id
    if (id === undefined) return whole
    const label = asAttribute(`Link to “${textOf(content)}”`)
    return `<div class="prose-heading"><h${level} id="${id}" tabindex="-1">${content}</h${level}><a href="#${id}" class="prose-anchor" aria-label="${label}"><span aria-hidden="true">#</span></a></div>`
  })
}

/**
 * Puts every table into a box that scrolls horizontally, and that the keyboard reaches. The table keeps its own role,
 * which a scrolling table (`display: block`) loses in some browsers.
 *
 * @param html sanitised HTML: its tables carry no attributes
 */
export function withScrollingTables(html: string): string {
  let number = 0
  return html
    .replace(TABLE_OPENS, (opening: string, _element: string | undefined, caption: string | undefined) => {
      number += 1
      const label = asAttribute(caption ? textOf(caption) : `Table ${number}`)
      return `<div class="prose-table" role="group" tabindex="0" aria-label="${label}">${opening}`
    })
    .replace(TABLE_CLOSES, "</table></div>")
}
