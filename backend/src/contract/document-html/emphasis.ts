import { type ChildNode, Element, isTag } from "domhandler"
import { isWhiteSpace, styleOf } from "./tree"

/** A way in which text stands out: by an element, or by the style of any element. */
interface Emphasis {
  tag: string
  /** Elements that mean the same as `tag`. */
  tags: readonly string[]
  property: string
  on: RegExp
  off?: RegExp
  /** Elements whose text stands out already, whatever styles within them say. */
  without?: readonly string[]
}

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]

/** The last one becomes the outermost element. */
const EMPHASES: readonly Emphasis[] = [
  { tag: "sub", tags: ["sub"], property: "vertical-align", on: /^sub$/ },
  { tag: "sup", tags: ["sup"], property: "vertical-align", on: /^super$/ },
  { tag: "em", tags: ["em", "i"], property: "font-style", on: /^(?:italic|oblique)/, off: /^normal$/ },
  {
    ...{ tag: "strong", tags: ["strong", "b"], property: "font-weight" },
    ...{ on: /^(?:bold|bolder|[6-9]\d\d)$/, off: /^(?:normal|lighter|[1-5]\d\d)$/ },
    without: [...HEADINGS, "th", "dt"],
  },
]

/** Elements that stand on lines of their own, and therefore within no emphasis. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...["address", "article", "aside", "body", "center", "div", "footer", "header", "html", "main", "nav", "p"],
  ...["section", "blockquote", "pre", "hr", "ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
])

/** A node, and whether it is to stand in an emphasis; undefined where it shows nothing, and either will do. */
interface Piece {
  node: ChildNode
  isOn: boolean | undefined
}

/** Puts neighbours that stand out into one element, without the blanks at its ends. */
function wrapped(pieces: readonly Piece[], tag: string): ChildNode[] {
  const nodes: ChildNode[] = []
  let run: Element | undefined
  let blanks: ChildNode[] = []
  for (const { node, isOn } of pieces) {
    if (isOn === undefined) {
      blanks.push(node)
      continue
    }
    const into = isOn && run ? run.children : nodes
    // One by one: as arguments of a call, a hundred thousand of them would overflow the stack.
    for (const blank of blanks) into.push(blank)
    if (into === nodes) run = isOn ? new Element(tag, {}, [node]) : undefined
    into.push(into === nodes && run ? run : node)
    blanks = []
  }
  return [...nodes, ...blanks]
}

/** Where a node stands: whether the text around it stands out, and whether in an element whose text does so already. */
interface Place {
  isOn: boolean
  isWithin: boolean
}

/** Whether the text of an element stands out. */
function standsOut(element: Element, { tags, property, on, off }: Emphasis, around: Place): boolean {
  const style = styleOf(element, property)
  if (off?.test(style)) return false
  return around.isOn || tags.includes(element.name) || (!around.isWithin && on.test(style))
}

/** Places the emphasis within a node, and says whether it is to stand in one. */
function pieceOf(node: ChildNode, emphasis: Emphasis, around: Place): Piece {
  if (isWhiteSpace(node)) return { node, isOn: undefined }
  if (!isTag(node)) return { node, isOn: around.isOn }
  const isWithin = emphasis.without?.includes(node.name) ?? false
  const isOn = !isWithin && standsOut(node, emphasis, around)
  const inside = { isOn, isWithin: around.isWithin || isWithin }
  const pieces = node.children.map((child) => pieceOf(child, emphasis, inside))
  const isWhole = pieces.every((piece) => piece.isOn !== false)
  if (emphasis.tags.includes(node.name)) {
    // An element that is right stays as it is, and so does HTML that was stored before.
    if (isWhole && !around.isOn) return { node, isOn: false }
    node.name = "span"
  }
  if (!isWhole || BLOCKS.has(node.name)) node.children = wrapped(pieces, emphasis.tag)
  if (BLOCKS.has(node.name)) return { node, isOn: false }
  return { node, isOn: pieces.some((piece) => piece.isOn !== undefined) ? isWhole : undefined }
}

/**
 * Makes emphasis elements of styles, takes those away that a style makes plain, and puts what is left into the lines of the
 * blocks that it was around.
 */
export const withEmphasis = (nodes: readonly ChildNode[]): ChildNode[] =>
  EMPHASES.reduce<ChildNode[]>(
    (before, emphasis) =>
      wrapped(
        before.map((node) => pieceOf(node, emphasis, { isOn: false, isWithin: false })),
        emphasis.tag,
      ),
    [...nodes],
  )
