import { type ChildNode, type Element, isTag, isText } from "domhandler"
import { RICH_TEXT_SYNONYMS } from "../rich-text"
import { BLOCKS, HEADINGS, withEmphasis } from "./emphasis"
import { withLists } from "./lists"
import { isWhiteSpace, readHtml, writeHtml } from "./tree"

/** Elements whose content is no text of the document. */
const NEVER: ReadonlySet<string> = new Set(["script", "style", "title"])

/** Elements that hold words, and no paragraphs. */
const WITHOUT_PARAGRAPHS: ReadonlySet<string> = new Set([
  ...["caption", "figcaption", "figure", "p", "pre", ...HEADINGS],
])

/** Whether an element is the blank with which Word for the web marks the end of a paragraph. */
const isEndMark = ({ attribs, children }: Element): boolean =>
  /\bEOP\b/.test(attribs.class ?? "") && children.every((child) => isWhiteSpace(child))

function contentOf(nodes: readonly ChildNode[]): ChildNode[] {
  const content = nodes.filter(
    (node) => isText(node) || (isTag(node) && !NEVER.has(node.name) && !isEndMark(node)),
  )
  for (const node of content) if (isTag(node)) node.children = contentOf(node.children)
  return content
}

const showsSomething = (node: ChildNode): boolean => (isTag(node) ? node.name !== "br" : !isWhiteSpace(node))

/**
 * Gives elements the names of rich text, lines of mail programs (`div`) that of a paragraph, and takes away styles, which
 * have been read.
 *
 * @returns whether the node is a block, or holds one
 */
function rename(node: ChildNode, mayBeParagraph: boolean): boolean {
  if (!isTag(node)) return false
  const mayHoldParagraphs = mayBeParagraph && !WITHOUT_PARAGRAPHS.has(node.name)
  const holdsBlocks = node.children.map((child) => rename(child, mayHoldParagraphs)).includes(true)
  if (node.name === "div" && mayBeParagraph && !holdsBlocks && node.children.some(showsSomething))
    node.name = "p"
  node.name = RICH_TEXT_SYNONYMS[node.name] ?? node.name
  delete node.attribs.style
  return holdsBlocks || BLOCKS.has(node.name)
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
  for (const node of nodes) rename(node, true)
  return writeHtml(nodes)
}
