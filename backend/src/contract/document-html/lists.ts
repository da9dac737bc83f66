import { type ChildNode, Element, isTag, Text } from "domhandler"
import { asNumberType, type Numbering, numberingsOf, type NumberType, typeOfStyle } from "./numbering"
import { isWhiteSpace, styleOf } from "./tree"

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

const textOf = (node: ChildNode): string =>
  isTag(node) ? node.children.map(textOf).join("") : "data" in node ? node.data : ""

/** Takes the mark of an item ("1.", "·") out of its text, with elements that held nothing else. @returns the mark */
function takeMark(element: Element): string | undefined {
  for (const [at, child] of element.children.entries()) {
    if (!isTag(child)) continue
    const isMark = styleOf(child, "mso-list") === "ignore"
    const mark = isMark ? textOf(child) : takeMark(child)
    if (isMark || (mark !== undefined && child.children.length === 0)) element.children.splice(at, 1)
    if (mark !== undefined) return mark
  }
  return undefined
}

/** A mark with a text that is no number that a list can have: "First", "а)". */
const MARK_WITH_TEXT = /\p{N}|\p{L}[^\p{L}]*\p{L}|\p{L}[.):\]]/u

/** The item that Word for Windows or Mac writes as a paragraph. */
function itemOfParagraph(paragraph: Element): Item | undefined {
  const [, level] = WORD_LEVEL.exec(styleOf(paragraph, "mso-list")) ?? []
  if (level === undefined) return undefined
  const mark = takeMark(paragraph)?.trim() ?? ""
  const numberings = numberingsOf(mark)
  const isText = numberings.length === 0 && MARK_WITH_TEXT.test(mark)
  const children = isText ? [new Text(`${mark} `), ...paragraph.children] : paragraph.children
  return { level: Number(level), children, numberings }
}

/** How a list is numbered: by a style of its own, or that Google Docs gives its items, or else by its attribute. */
function typeOf(list: Element): NumberType {
  const [type] = [list, ...elementsIn(list).slice(0, 1)]
    .map((element) => typeOfStyle(styleOf(element, "list-style-type")))
    .filter((found) => found !== undefined)
  return type ?? asNumberType(list.attribs.type)
}

/** The items of a list of Word for the web, which writes a list for each item. */
function itemsOfList(list: Element): Item[] {
  const { start } = list.attribs
  const first = /^\d{1,4}$/.test(start ?? "") ? Number(start) : 1
  const type = typeOf(list)
  return elementsIn(list).map(({ attribs, children }, at) => ({
    level: /^[1-9]$/.test(attribs["data-aria-level"] ?? "") ? Number(attribs["data-aria-level"]) : 1,
    children,
    numberings: list.name === "ol" ? [{ type, number: first + at }] : [],
    listId: attribs["data-listid"] ?? (start === undefined ? "" : undefined),
  }))
}

/** Whether a list holds only items that say their level, and no lists that show it. */
const isOfWordOnline = (list: Element): boolean =>
  isList(list) &&
  list.children
    .filter((child) => !isWhiteSpace(child))
    .every(
      (item) =>
        isTag(item) && "data-aria-level" in item.attribs && !elementsIn(item).some((inner) => isList(inner)),
    )

/** The items that a node stands for; undefined for what is no list of Word. */
function itemsOf(node: ChildNode): Item[] | undefined {
  if (!isTag(node)) return undefined
  if (node.name === "p") {
    const item = itemOfParagraph(node)
    return item && [item]
  }
  if (isOfWordOnline(node)) return itemsOfList(node)
  const isWrapper = /\bListContainerWrapper\b/.test(node.attribs.class ?? "")
  const inside = node.children
    .filter((child) => !isWhiteSpace(child))
    .map((child) => isWrapper && itemsOf(child))
  const items = inside.filter((found) => found !== false && found !== undefined)
  return items.length > 0 && items.length === inside.length ? items.flat() : undefined
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

/** The item that comes next on the level of an item, or ends its list. */
function nextOfLevel(items: readonly Item[], at: number): Item | undefined {
  const level = items[at]?.level ?? 0
  let next = at + 1
  while ((items[next]?.level ?? 0) > level) next += 1
  return items[next]
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
      const first = numberingOf(item, nextOfLevel(items, at))
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

/** Moves lists that stand behind an item, as those of Google Docs do, into the item; others become items. */
function withNestedLists(children: readonly ChildNode[]): ChildNode[] {
  const items: ChildNode[] = []
  let before: Element | undefined
  for (const child of children) {
    if (!isTag(child) || !isList(child)) {
      items.push(child)
      if (!isWhiteSpace(child)) before = isTag(child) && child.name === "li" ? child : undefined
    } else if (before) before.children.push(child)
    else {
      before = new Element("li", {}, [child])
      items.push(before)
    }
  }
  return items
}

/**
 * Makes lists of what word processors write in their place: the paragraphs of Word, the many lists of Word for the web, the
 * lists of Google Docs beside the item that they belong to.
 */
export function withLists(nodes: readonly ChildNode[]): ChildNode[] {
  const output: ChildNode[][] = []
  let items: Item[][] = []
  for (const node of nodes) {
    const found = itemsOf(node)
    if (found) items.push(found)
    else if (items.length === 0 || !isWhiteSpace(node)) {
      output.push(listsOf(items.flat()), [withListsInside(node)])
      items = []
    }
  }
  return [...output, listsOf(items.flat())].flat()
}

function withListsInside(node: ChildNode): ChildNode {
  if (!isTag(node)) return node
  if (isList(node)) {
    const type = node.name === "ol" ? typeOf(node) : undefined
    if (type !== undefined) node.attribs.type = type
    node.children = withNestedLists(node.children).map((child) => withListsInside(child))
    return node
  }
  if (node.name === "li") {
    // A paragraph of Word within an item is that item: it has a mark, and makes no list.
    for (const inner of elementsIn(node)) if (inner.name === "p") takeMark(inner)
    node.children = node.children.map((child) => withListsInside(child))
  } else node.children = withLists(node.children)
  return node
}
