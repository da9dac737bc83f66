/** Headings an article has none of, and what stands in for them. */
const HEADINGS: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" }

/** What is never text, though it may hold some. */
const NEVER = "style, script, title, meta, link, template, noscript, svg, math, o\\:p:empty"

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Word writes lists as paragraphs: level and kind stand in `mso-list` and in the mark before the words. */
const WORD_LEVEL = /mso-list:[^;]*level(\d)/i
const NUMBERED = /^\s*(?:\d+|[a-z]{1,3})[.)]/i

function wordLevel(element: Element | null): number {
  if (!element) return 0
  const [, level] = WORD_LEVEL.exec(element.getAttribute("style") ?? "") ?? []
  return level ? Number(level) : 0
}

/** The mark of a list paragraph, taken out of it. */
function takeMark(paragraph: Element): string {
  const mark = paragraph.querySelector("[style*='mso-list:Ignore' i]")
  const text = mark?.textContent ?? ""
  mark?.remove()
  return text
}

/** Makes lists of Word's list paragraphs. */
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

/** Google Docs and Word put a list within a list beside its item: it belongs into it. */
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

/** Google Docs wraps all it copies in a bold that is not bold. */
function unwrapFalseBold(body: HTMLElement) {
  for (const bold of body.querySelectorAll("b[style*='font-weight'], b[id^='docs-internal-guid']")) {
    if (/font-weight:\s*(?:normal|400)/.test(bold.getAttribute("style") ?? ""))
      bold.replaceWith(...bold.childNodes)
  }
}

/**
 * Readies HTML from elsewhere (Word, Google Docs, a web page, the source view) for the editor, whose own rules then drop
 * what an article does not hold: headings are brought to the levels there are, and lists that only look like lists are mended.
 * Runs in the browser; nothing in it is loaded or run.
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
