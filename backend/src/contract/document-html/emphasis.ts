import { type ChildNode, Element, isTag } from "domhandler"
import { isBlank, styleOf } from "./tree"

/** A way in which text stands out: by an element, or by the style of any element. */
interface Emphasis {
  tag: string
  /** Elements that mean the same as `tag`. */
  tags: readonly string[]
  property: string
  on: RegExp
  off?: RegExp
  /** Elements whose text stands out already: styles within them say nothing. */
  without?: readonly string[]
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]

/** The last one becomes the outermost element. */
const EMPHASES: readonly Emphasis[] = [
  { tag: "sub", tags: ["sub"], property: "vertical-align", on: /^sub$/ },
  { tag: "sup", tags: ["sup"], property: "vertical-align", on: /^super$/ },
  { tag: "em", tags: ["em", "i"], property: "font-style", on: /^(?:italic|oblique)/, off: /^normal$/ },
  {
    ...{ tag: "strong", tags: ["strong", "b"], property: "font-weight" },
    ...{ on: /^(?:bold|bolder|[6-9]00)$/, off: /^(?:normal|lighter|[1-5]00)$/ },
    without: [...HEADINGS, "th", "dt"],
  },
]

/** Elements that stand on lines of their own, and therefore within no emphasis. */
const BLOCKS: ReadonlySet<string> = new Set([
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
    if (isOn && run) run.children.push(...blanks, node)
    else {
      run = isOn ? new Element(tag, {}, [node]) : undefined
      nodes.push(...blanks, run ?? node)
    }
    blanks = []
  }
  return [...nodes, ...blanks]
}

/** Whether the text of an element stands out, where that of its surroundings does or does not. */
function standsOut(element: Element, emphasis: Emphasis, around: boolean, isStyled: boolean): boolean {
  const style = isStyled ? styleOf(element, emphasis.property) : ""
  if (emphasis.off?.test(style)) return false
  return around || emphasis.tags.includes(element.name) || emphasis.on.test(style)
}

/** The pieces of an element within a line, or of a block. */
function piecesOf(node: ChildNode, emphasis: Emphasis, around: boolean, isStyled: boolean): Piece[] {
  if (!isTag(node)) return [{ node, isOn: isBlank(node) ? undefined : around }]
  const isWithout = emphasis.without?.includes(node.name) ?? false
  const isOn = !isWithout && standsOut(node, emphasis, around, isStyled)
  const pieces = node.children.flatMap((child) => piecesOf(child, emphasis, isOn, isStyled && !isWithout))
  if (BLOCKS.has(node.name)) {
    node.children = wrapped(pieces, emphasis.tag)
    return [{ node, isOn: false }]
  }
  const isWhole = pieces.every((piece) => piece.isOn !== false)
  if (emphasis.tags.includes(node.name)) {
    // An element that is right stays as it is, and so does HTML that was stored before.
    return isOn && isWhole && !around ? [{ node, isOn: false }] : pieces
  }
  node.children = isWhole ? pieces.map((piece) => piece.node) : wrapped(pieces, emphasis.tag)
  const isEmpty = pieces.every((piece) => piece.isOn === undefined)
  return [{ node, isOn: isEmpty ? undefined : isWhole }]
}

/**
 * Makes emphasis elements of styles, takes those away that a style makes plain, and puts what is left into the lines of the
 * blocks that it was around.
 */
export const withEmphasis = (nodes: ChildNode[]): ChildNode[] =>
  EMPHASES.reduce(
    (before, emphasis) =>
      wrapped(
        before.flatMap((node) => piecesOf(node, emphasis, false, true)),
        emphasis.tag,
      ),
    nodes,
  )
