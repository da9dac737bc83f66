/** Heading levels that an article may not have, and their replacements. */
const HEADINGS: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" }

/** Elements whose content is not text of the document. */
const NEVER = "style, script, title, meta, link, template, noscript, svg, math, o\\:p:empty"

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Word writes lists as paragraphs: level and kind are in `mso-list` and in the list marker before the text. */
const WORD_LEVEL = /mso-list:[^;]*level(\d)/i
const NUMBERED = /^\s*(?:\d+|[a-z]{1,3})[.)]/i

function wordLevel(element: Element | null): number {
  if (!element) return 0
  const [, level] = WORD_LEVEL.exec(element.getAttribute("style") ?? "") ?? []
  return level ? Number(level) : 0
}

/** Removes the list marker of a paragraph, and returns it. */
function takeMark(paragraph: Element): string {
  const mark = paragraph.querySelector("[style*='mso-list:Ignore' i]")
  const text = mark?.textContent ?? ""
  mark?.remove()
  return text
}

/** Turns Word's list paragraphs into lists. */
function mendWordLists(body: HTMLElement) {
  const open: { list: Element; level: number }[] = []
  for (const paragraph of body.querySelectorAll("p")) {
    const level = wordLevel(paragraph)
    if (level === 0) continue
    const follows = open.length > 0 && open[0]?.list === paragraph.previousElementSibling
    if (!follows) open.length = 0
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const mark = takeMark(paragraph)
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = body.ownerDocument.createElement(NUMBERED.test(mark) ? "ol" : "ul")
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement("li")
    item.append(...paragraph.childNodes)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}

/** Google Docs and Word put a nested list beside its item; this moves the list into the item. */
function mendNestedLists(body: HTMLElement) {
  for (const nested of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = nested.previousElementSibling
    if (before?.tagName === "LI") before.append(nested)
    else {
      const item = body.ownerDocument.createElement("li")
      nested.replaceWith(item)
      item.append(nested)
    }
  }
}

/** Google Docs wraps all copied text in a `b` element with normal weight. */
function unwrapFalseBold(body: HTMLElement) {
  for (const bold of body.querySelectorAll("b[style*='font-weight'], b[id^='docs-internal-guid']")) {
    if (/font-weight:\s*(?:normal|400)/.test(bold.getAttribute("style") ?? ""))
      bold.replaceWith(...bold.childNodes)
  }
}

/**
 * Prepares HTML from elsewhere (Word, Google Docs, a web page, the source view) for the editor, whose schema then drops
 * everything an article may not have: heading levels are adjusted, and paragraphs that look like lists become lists. Runs
 * in the browser; the HTML is neither loaded nor run.
 */
export function prepareHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  for (const element of body.querySelectorAll(NEVER)) element.remove()
  for (const [tag, other] of Object.entries(HEADINGS)) {
    for (const heading of body.querySelectorAll(tag)) rename(heading, other)
  }
  unwrapFalseBold(body)
  mendWordLists(body)
  mendNestedLists(body)
  return body.innerHTML
}
