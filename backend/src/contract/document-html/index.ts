import { type ChildNode, isTag, isText } from "domhandler"
import { withEmphasis } from "./emphasis"
import { withLists } from "./lists"
import { readHtml, writeHtml } from "./tree"

/** Elements that mean the same as one of rich text. The title of the page is its one first-level heading. */
const SYNONYMS: Readonly<Record<string, string>> = { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4" }

/** Elements whose content is no text of the document. */
const NEVER: ReadonlySet<string> = new Set([
  ...["head", "link", "math", "meta", "noscript", "script", "style", "svg", "template", "title"],
])

/** Whether a node belongs to the text; Word for the web marks the ends of paragraphs with a blank. */
const isContent = (node: ChildNode): boolean =>
  isText(node) || (isTag(node) && !NEVER.has(node.name) && !/\bEOP\b/.test(node.attribs.class ?? ""))

function contentOf(nodes: readonly ChildNode[]): ChildNode[] {
  const content = nodes.filter(isContent)
  for (const node of content) if (isTag(node)) node.children = contentOf(node.children)
  return content
}

/** Gives elements the names of rich text, and takes away styles, which have been read. */
function renamed(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue
    node.name = SYNONYMS[node.name] ?? node.name
    delete node.attribs.style
    renamed(node.children)
  }
}

/**
 * Makes HTML of word processors (Word, Word for the web, Google Docs and others) say with elements what it says with styles:
 * emphasis, lists, their levels and numbers. What other HTML says stays as it is.
 *
 * @param html from a clipboard, an editor, a price list or a program
 * @returns HTML for the rich text of the contract, which is still to be sanitised
 */
export function readDocumentHtml(html: string): string {
  const nodes = withLists(withEmphasis(contentOf(readHtml(html))))
  renamed(nodes)
  return writeHtml(nodes)
}
