import { type ChildNode, DomHandler, type Element, isText } from "domhandler"
import { DomUtils, Parser } from "htmlparser2"

/** Elements within each other that are read; deeper ones are left out, and what they hold stands in the last one. */
const DEEPEST = 200

/** Leaves deep elements out: whoever walks the tree calls itself once for each level. */
class BoundedHandler extends DomHandler {
  #depth = 0
  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    if (this.#depth <= DEEPEST) super.onopentag(name, attributes)
  }
  override onclosetag(): void {
    if (this.#depth <= DEEPEST) super.onclosetag()
    this.#depth -= 1
  }
}

/** Reads HTML. Only the lists of children are kept up to date by whoever changes the tree. */
export function readHtml(html: string): ChildNode[] {
  const handler = new BoundedHandler()
  new Parser(handler).end(html)
  return handler.root.children
}

/** Writes HTML. */
export const writeHtml = (nodes: ChildNode[]): string =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" })

export const isWhiteSpace = (node: ChildNode): boolean => isText(node) && node.data.trim() === ""

/**
 * The value that a style attribute gives a property.
 *
 * @returns it in small letters; an empty text where there is none
 */
export function styleOf({ attribs: { style } }: Element, property: string): string {
  if (style === undefined) return ""
  const declarations = style
    .toLowerCase()
    .split(";")
    .map((declaration) => declaration.split(":"))
  const [, value = ""] = declarations.filter(([name]) => name?.trim() === property).at(-1) ?? []
  return value.replace(/!\s*important/, "").trim()
}
