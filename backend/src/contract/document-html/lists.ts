import { type ChildNode, Element, isTag } from "domhandler"
import { asNumberType, type Numbering, numberingsOf, type NumberType, typeOfStyle } from "./numbering"
import { isBlank, styleOf } from "./tree"

/** An item of a list of Word, which writes each by itself. */
interface Item {
  level: number
  children: ChildNode[]
  /** How its number can be read; none for a bullet. */
  numberings: readonly Numbering[]
  /** The list that Word for the web names for it. */
  listId?: string | undefined
}

interface OpenList extends Pick<Item, "level" | "listId"> {
  element: Element
  /** The number of the item that would come next; undefined for bullets. */
  next: Numbering | undefined
}

const isList = ({ name }: Element): boolean => name === "ul" || name === "ol"

const elementsIn = ({ children }: Element): Element[] => children.filter((child) => isTag(child))

/** The level in a style like `mso-list:l0 level1 lfo1`. */
const WORD_LEVEL = /\blevel(\d)/

/** Takes the mark of an item ("1.", "·") out of its text. @returns the mark */
function takeMark(element: Element): string | undefined {
  for (const [at, child] of element.children.entries()) {
    if (!isTag(child)) continue
    if (styleOf(child, "mso-list") === "ignore") {
      element.children.splice(at, 1)
      return textOf(child)
    }
    const mark = takeMark(child)
    if (mark !== undefined) return mark
  }
  return undefined
}

const textOf = (node: ChildNode): string =>
  isTag(node) ? node.children.map(textOf).join("") : "data" in node ? node.data : ""

/** The item that Word for Windows or Mac writes as a paragraph. */
function itemOfParagraph(paragraph: Element): Item | undefined {
  const [, level] = WORD_LEVEL.exec(styleOf(paragraph, "mso-list")) ?? []
  if (level === undefined) return undefined
  const mark = takeMark(paragraph)
  return { level: Number(level), children: paragraph.children, numberings: numberingsOf(mark ?? "") }
}

/** The items of a list of Word for the web, which writes a list for each item. */
function itemsOfList(list: Element): Item[] {
  const start = Number(list.attribs.start ?? 1)
  const type = typeOf(list)
  return elementsIn(list).map(({ attribs, children }, at) => ({
    level: Number(attribs["data-aria-level"] ?? 1),
    children,
    numberings: list.name === "ol" ? [{ type, number: start + at }] : [],
    listId: attribs["data-listid"],
  }))
}

/** How a list is numbered: by its own attribute or style, or by the style that Google Docs gives its items. */
function typeOf(list: Element): NumberType {
  const [type] = [list, ...elementsIn(list).slice(0, 1)]
    .map((element) => typeOfStyle(styleOf(element, "list-style-type")))
    .filter((found) => found !== undefined)
  return asNumberType(list.attribs.type) ?? type
}

const isOfWordOnline = (list: Element) => elementsIn(list).some(({ attribs }) => "data-aria-level" in attribs)

/** The items that a node stands for; undefined for what is no list of Word. */
function itemsOf(node: ChildNode): Item[] | undefined {
  if (!isTag(node)) return undefined
  if (node.name === "p") {
    const item = itemOfParagraph(node)
    return item && [item]
  }
  if (isList(node)) return isOfWordOnline(node) ? itemsOfList(node) : undefined
  if (!/\bListContainerWrapper\b/.test(node.attribs.class ?? "")) return undefined
  return elementsIn(node).filter(isList).flatMap(itemsOfList)
}

const isNext = (one: Numbering, other: Numbering) =>
  one.type === other.type && one.number + 1 === other.number

/** The reading of an item's number with which the next item goes on, or else the one with the smallest number. */
function numberingOf({ numberings }: Item, next: Item | undefined): Numbering | undefined {
  const bySize = [...numberings].sort((one, other) => one.number - other.number)
  return bySize.find((one) => next?.numberings.some((other) => isNext(one, other))) ?? bySize[0]
}

function goesOn({ next, listId }: OpenList, item: Item): boolean {
  if (!next) return item.numberings.length === 0
  return (
    (listId !== undefined && listId === item.listId) ||
    item.numberings.some(({ type, number }) => type === next.type && number === next.number)
  )
}

/** Makes lists of items, those of a deeper level within the item before them. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  const open: OpenList[] = []
  for (const [at, item] of items.entries()) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
    let list = open.at(-1)
    if (list?.level === item.level && !goesOn(list, item)) {
      open.pop()
      list = undefined
    }
    if (list?.level !== item.level) {
      const behind = items.find(({ level }, place) => place > at && level <= item.level)
      const first = numberingOf(item, behind)
      list = { element: listElement(first), level: item.level, listId: item.listId, next: first }
      const parent = open.at(-1)?.element.children.at(-1)
      if (parent && isTag(parent)) parent.children.push(list.element)
      else lists.push(list.element)
      open.push(list)
    }
    list.element.children.push(new Element("li", {}, item.children))
    if (list.next) list.next = { ...list.next, number: list.next.number + 1 }
  }
  return lists
}

function listElement(first: Numbering | undefined): Element {
  if (!first) return new Element("ul", {})
  const { type, number } = first
  return new Element("ol", {
    ...(type !== undefined && { type }),
    ...(number !== 1 && { start: String(number) }),
  })
}

/** Moves lists that stand beside an item, as those of Google Docs do, into the item. */
function withNestedLists(children: readonly ChildNode[]): ChildNode[] {
  const items: ChildNode[] = []
  let last: Element | undefined
  for (const child of children) {
    if (isTag(child) && isList(child) && last) last.children.push(child)
    else {
      const item = isTag(child) && isList(child) ? new Element("li", {}, [child]) : child
      if (isTag(item)) last = item
      items.push(item)
    }
  }
  return items
}

/**
 * Makes lists of what word processors write in their place: the paragraphs of Word, the many lists of Word for the web, the
 * lists of Google Docs beside the item that they belong to.
 */
export function withLists(nodes: readonly ChildNode[]): ChildNode[] {
  const output: ChildNode[] = []
  let items: Item[] = []
  for (const node of nodes) {
    const found = itemsOf(node)
    if (found) items.push(...found)
    else if (items.length === 0 || !isBlank(node)) {
      output.push(...listsOf(items), withListsInside(node))
      items = []
    }
  }
  return [...output, ...listsOf(items)]
}

function withListsInside(node: ChildNode): ChildNode {
  if (!isTag(node)) return node
  const type = node.name === "ol" ? typeOf(node) : undefined
  if (type !== undefined) node.attribs.type = type
  node.children = withLists(isList(node) ? withNestedLists(node.children) : node.children)
  return node
}
