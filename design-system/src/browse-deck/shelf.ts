import { type BrowseBrand, type BrowseLevel, type BrowseMachineType, type BrowseProduct } from "./browse-view"
import { findByName } from "./find-by-name"

/** Entries to show, or why there are none yet. */
export type BrowseList<T> = readonly T[] | "loading" | "error"

/** The lists of each level. */
export interface BrowseLists {
  brands: BrowseList<BrowseBrand>
  /** Machine types of the chosen brand; required from that level on. */
  machineTypes?: BrowseList<BrowseMachineType>
  /** Products of the chosen brand and machine type, or one page of them. */
  products?: BrowseList<BrowseProduct>
  /** Number of products on all pages; that of the given ones when left out. */
  productTotal?: number
}

/** The entries of a level that match the search. */
export type Shelf = {
  /** Number of entries without the search. */
  total: number
} & (
  | { level: "brands"; list: BrowseList<BrowseBrand> }
  | { level: "machine-types"; list: BrowseList<BrowseMachineType> }
  | { level: "products"; list: BrowseList<BrowseProduct> }
)

const count = (list: BrowseList<unknown>) => (typeof list === "string" ? 0 : list.length)

function search<T extends { name: string }>(list: BrowseList<T>, query: string): BrowseList<T> {
  return typeof list === "string" ? list : findByName(list, query)
}

/** The filtered list of a level; the deck shows brands. */
export function shelfOf(level: BrowseLevel, lists: BrowseLists, query: string): Shelf {
  const { brands, machineTypes = "loading", products = "loading", productTotal } = lists
  switch (level) {
    case "stacked":
    case "brands":
      return { level: "brands", list: search(brands, query), total: count(brands) }
    case "machine-types":
      return { level, list: search(machineTypes, query), total: count(machineTypes) }
    case "products":
      return { level, list: search(products, query), total: productTotal ?? count(products) }
  }
}
