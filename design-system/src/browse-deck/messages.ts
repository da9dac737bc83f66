import { type BrowseLevel, type BrowseView } from "./browse-view"
import { type Shelf } from "./shelf"

type ListLevel = Shelf["level"]

const number = new Intl.NumberFormat("en-GB")

/** Nouns and search labels of each level (specification, 2.4). */
const LISTS: Record<ListLevel, { one: string; many: string; label: string; placeholder: string }> = {
  brands: { one: "brand", many: "brands", label: "Search brands", placeholder: "Search brands..." },
  "machine-types": {
    one: "machine type",
    many: "machine types",
    label: "Search machine types",
    placeholder: "Search machine types...",
  },
  products: {
    one: "product",
    many: "products",
    label: "Search products",
    placeholder: "Search products...",
  },
}

/** Name and placeholder of a level's search field. */
export const searchLabels = (level: ListLevel): { label: string; placeholder: string } => LISTS[level]

/** "1 brand", "1,204 products". */
export const countLabel = (level: ListLevel, count: number): string =>
  `${number.format(count)} ${count === 1 ? LISTS[level].one : LISTS[level].many}`

/** How many entries are shown, also announced; empty for an error, which has a message of its own. */
export function statusMessage(
  { level, list, total }: Shelf,
  isStacked: boolean,
  isSearched: boolean,
): string {
  if (list === "loading") return `Loading ${LISTS[level].many}…`
  if (list === "error") return ""
  if (isStacked) return countLabel(level, total)
  return isSearched && list.length !== total
    ? `${number.format(list.length)} of ${countLabel(level, total)}`
    : countLabel(level, total)
}

interface Notice {
  title: string
  text: string
}

/** The message instead of a list that could not be loaded. */
export const errorNotice = (level: ListLevel): Notice => ({
  title: `The ${LISTS[level].many} could not be loaded`,
  text: "The connection may have been interrupted. Your choices are still here.",
})

/** The message instead of an empty list. @param query text of the search */
export const emptyNotice = (level: ListLevel, query: string): Notice =>
  query
    ? {
        title: `No ${LISTS[level].many} match “${query}”`,
        text: "Check the spelling, or search for a shorter part of the name.",
      }
    : {
        title: `No ${LISTS[level].many} to show`,
        text: "There is nothing here at the moment. Please ask us: we can supply most barcode equipment.",
      }

/** The heading of a view: the names chosen so far. */
export function titleOf(view: BrowseView): string {
  switch (view.level) {
    case "stacked":
      return "Browse by brand"
    case "brands":
      return "Brands"
    case "machine-types":
      return view.brand.name
    case "products":
      return [view.brand?.name, view.machineType?.name].filter(Boolean).join(" ") || "Products"
  }
}

/** Labels of back buttons, by the level they link to (specification, 2.4). */
export const BACK_TO: Record<BrowseLevel, string> = {
  stacked: "Back to Deck",
  brands: "Back to Brands",
  "machine-types": "Back to Machine Types",
  products: "Back to Products",
}
