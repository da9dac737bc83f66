import { type SafeAddresses } from "./addresses"

/** A mark on a run of text, as in the editor's JSON. */
export interface Mark {
  type: string
  attrs?: Record<string, unknown>
}

/** A node of a document, as in the editor's JSON. */
export interface Piece {
  type?: string
  attrs?: Record<string, unknown>
  content?: Piece[]
  marks?: Mark[]
  text?: string
}

/** Control characters except those of layout, and halves of surrogate pairs: no database stores them. */
const UNSTORABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu
const ELSEWHERE = /^https?:/i
/** An address with the picture itself within it: megabytes, which are not to be read at every key. */
const EMBEDDED = /^data:/i
const MOST = 9999

const escapeText = (text: string) =>
  text.replace(UNSTORABLE, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Attributes as text of a tag, in the given order; those without a value are left out. */
const attributes = (given: Readonly<Record<string, string | undefined>>) =>
  Object.entries(given)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`)
    .join("")

/** An attribute's text without surrounding spaces; undefined when nothing is left. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  return EMBEDDED.test(value) ? value : value.replace(UNSTORABLE, "").trim() || undefined
}

/** An attribute's whole number as text; undefined for other values, and for the default. */
function numberOf(value: unknown, usual?: number) {
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 && number <= MOST && number !== usual && value !== null
    ? String(number)
    : undefined
}

const MARK_TAGS: Readonly<Record<string, string>> = {
  bold: "strong",
  italic: "em",
  code: "code",
  subscript: "sub",
  superscript: "sup",
}

/** The opening and closing tag of a mark; undefined for a mark that is dropped. */
function tagsOf({ type, attrs = {} }: Mark): { open: string; close: string } | undefined {
  const tag = MARK_TAGS[type]
  if (tag) return { open: `<${tag}>`, close: `</${tag}>` }
  const href = textOf(attrs.href)
  if (type !== "link" || !href) return undefined
  const rel = ELSEWHERE.test(href) ? "noopener" : undefined
  return { open: `<a${attributes({ href, title: textOf(attrs.title), rel })}>`, close: "</a>" }
}

/** Runs of text and line breaks; a mark across several of them is opened once. */
function inline(pieces: readonly Piece[]): string {
  const open: { open: string; close: string }[] = []
  let html = ""
  const closeTo = (depth: number) => {
    while (open.length > depth) html += open.pop()?.close ?? ""
  }
  for (const { type, marks = [], text = "" } of pieces) {
    const tags = marks.map(tagsOf).filter((tag) => tag !== undefined)
    const same = tags.findIndex((tag, at) => tag.open !== open[at]?.open)
    closeTo(same < 0 ? tags.length : same)
    for (const tag of tags.slice(open.length)) {
      html += tag.open
      open.push(tag)
    }
    html += type === "hardBreak" ? "<br />" : escapeText(text)
  }
  closeTo(0)
  return html
}

const blocks = (pieces: readonly Piece[]) => pieces.map(block).filter(Boolean)

/** Content of a list item or a cell: its first paragraph has no tags of its own unless another follows. */
function inside({ content = [] }: Piece): string {
  const filled = content.filter(({ type, content: inline }) => type !== "paragraph" || inline?.length)
  const [first, ...others] = filled
  if (first?.type !== "paragraph" || others.some(({ type }) => type === "paragraph")) {
    return blocks(filled).join("")
  }
  return inline(first.content ?? []).trim() + blocks(others).join("")
}

const isHeaderRow = ({ content = [] }: Piece) => content.every(({ type }) => type === "tableHeader")

function cell(piece: Piece, isHead: boolean): string {
  const tag = piece.type === "tableHeader" ? "th" : "td"
  const own = attributes({
    scope: tag === "td" ? undefined : isHead ? "col" : "row",
    colspan: numberOf(piece.attrs?.colspan, 1),
    rowspan: numberOf(piece.attrs?.rowspan, 1),
  })
  return `<${tag}${own}>${inside(piece)}</${tag}>`
}

const rows = (tag: string, pieces: readonly Piece[]) =>
  pieces.length === 0
    ? ""
    : `<${tag}>${pieces.map(({ content = [] }) => `<tr>${content.map((one) => cell(one, tag === "thead")).join("")}</tr>`).join("")}</${tag}>`

/** The first rows with only header cells are the head; rows with the attribute `foot` are the foot. */
function table({ attrs = {}, content = [] }: Piece): string {
  const foot = content.filter((row) => row.attrs?.foot)
  const others = content.filter((row) => !row.attrs?.foot)
  const firstBody = others.findIndex((row) => !isHeaderRow(row))
  const head = firstBody < 0 ? others.length : firstBody
  const caption = textOf(attrs.caption)
  return [
    "<table>",
    caption ? `<caption>${escapeText(caption)}</caption>` : "",
    rows("thead", others.slice(0, head)),
    rows("tbody", others.slice(head)),
    rows("tfoot", foot),
    "</table>",
  ].join("")
}

function figure({ attrs = {}, content = [] }: Piece): string {
  const src = textOf(attrs.src)
  if (!src) return ""
  const alt = textOf(attrs.alt)
  const size = { width: numberOf(attrs.width), height: numberOf(attrs.height) }
  const picture = attributes(alt ? { src, alt, ...size } : { src, ...size, alt: "" })
  const caption = inline(content).trim()
  return `<figure><img${picture} />${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`
}

/** Letters and Roman numbers; other lists have 1, 2, 3. */
const NUMBER_TYPES = ["a", "A", "i", "I"]

const wrapped = (tag: string, html: string, own = "") => (html ? `<${tag}${own}>${html}</${tag}>` : "")
const items = (tag: string, content: readonly Piece[] = []) =>
  content.map((item) => `<${tag}>${inside(item)}</${tag}>`).join("")
const raw = (content: readonly Piece[] = []) => content.map(({ text = "" }) => text).join("")

/** HTML of each kind of block. */
const BLOCKS: Readonly<Record<string, (piece: Piece) => string>> = {
  paragraph: ({ content = [] }) => wrapped("p", inline(content).trim()),
  heading: ({ attrs = {}, content = [] }) =>
    wrapped(`h${Math.min(4, Math.max(2, Number(attrs.level) || 2))}`, inline(content).trim()),
  blockquote: ({ content = [] }) => wrapped("blockquote", blocks(content).join("")),
  codeBlock: ({ content }) => wrapped("pre", wrapped("code", escapeText(raw(content)))),
  horizontalRule: () => "<hr />",
  bulletList: ({ content }) => wrapped("ul", items("li", content)),
  orderedList: ({ attrs = {}, content }) =>
    wrapped(
      "ol",
      items("li", content),
      attributes({ type: NUMBER_TYPES.find((type) => type === attrs.type), start: numberOf(attrs.start, 1) }),
    ),
  descriptionList: ({ content = [] }) =>
    wrapped("dl", content.map((one) => items(one.type === "descriptionTerm" ? "dt" : "dd", [one])).join("")),
  table,
  figure,
}

const block = (piece: Piece): string => BLOCKS[piece.type ?? ""]?.(piece) ?? ""

/** A piece without the links and pictures whose addresses the rule refuses. */
function withSafeAddresses(piece: Piece, rule: SafeAddresses): Piece {
  const isSafeMark = ({ type, attrs = {} }: Mark) =>
    type !== "link" || rule.isSafeLink(textOf(attrs.href) ?? "")
  const isSafePiece = ({ type, attrs = {} }: Piece) =>
    type !== "figure" || rule.isSafePicture(textOf(attrs.src) ?? "")
  return {
    ...piece,
    marks: piece.marks?.filter(isSafeMark),
    content: piece.content?.filter(isSafePiece).map((inner) => withSafeAddresses(inner, rule)),
  }
}

/**
 * Writes a document as HTML: headings of the second to fourth level, paragraphs, lists, tables, figures, quotations,
 * code, links and emphasis, without classes and styles: exactly the HTML that the backend's filter of rich text accepts.
 *
 * @param document the editor's JSON
 * @param rule which links and pictures are written; other links are written as plain text
 * @returns HTML, a line for each block; empty when nothing is written
 */
export const toHtml = (document: Piece, rule: SafeAddresses): string =>
  blocks(withSafeAddresses(document, rule).content ?? []).join("\n")

const INLINE_TYPES = ["text", "hardBreak"]

/** The text of a document, with a space between blocks. */
function contentText(piece: Piece): string {
  if (piece.type === "hardBreak") return " "
  if (piece.text !== undefined) return piece.text
  const content = piece.content ?? []
  const gap = content.some(({ type = "" }) => !INLINE_TYPES.includes(type)) ? " " : ""
  return content.map(contentText).join(gap)
}

/** Number of words in a document, for its reading time. */
export function countWords(document: Piece): number {
  const text = contentText(document).trim()
  return text === "" ? 0 : text.split(/\s+/).length
}
