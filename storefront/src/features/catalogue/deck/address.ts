import * as routes from "@/config/routes"

/** A list of products: one page of it, searched or whole. */
export interface ProductsAddress {
  readonly level: "products"
  /** Handle of the brand; null for all brands. */
  readonly brand: string | null
  /** Handle of the machine type; null for all of them. */
  readonly machineType: string | null
  /** Text of the search; null for the whole list. */
  readonly search: string | null
  /** Counted from 1. */
  readonly page: number
}

/** An address of the browsing screen: its level, and the brand and machine type chosen (specification, 2.4). */
export type BrowseAddress =
  | { readonly level: "stacked" }
  | { readonly level: "brands" }
  | { readonly level: "machine-types"; readonly brand: string }
  | ProductsAddress

/** Longest text of a search, in characters. */
export const LONGEST_SEARCH = 200

/** A page number, as next.config.ts accepts it. */
const PAGE = /^[1-9]\d{0,3}$/

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed percent-encoding: no page has such an address.
    return null
  }
}

/**
 * Reads an address as the server does: the last one counts of a parameter that is there more than once.
 *
 * @param path as in the browser, percent-encoded
 * @returns null for addresses of other screens
 */
export function parseAddress(path: string, query: Pick<URLSearchParams, "getAll">): BrowseAddress | null {
  const [, root, ...segments] = path.split("/")
  const handles = segments.map(decode)
  if (root !== "products" || handles.length > 2 || handles.includes(null) || handles.includes("")) return null
  const [brand = null, machineType = null] = handles
  const last = (name: string) => query.getAll(name).at(-1) ?? ""
  const search = last("search").trim()
  const number = last("page")
  const page = PAGE.test(number) ? Number(number) : 1
  if (search !== "") return { level: "products", brand, machineType, search, page }
  if (machineType !== null) return { level: "products", brand, machineType, search: null, page }
  if (brand !== null) return { level: "machine-types", brand }
  return { level: last("view") === "brands" ? "brands" : "stacked" }
}

/** The canonical form of an address. */
export function formatAddress(address: BrowseAddress): string {
  switch (address.level) {
    case "stacked":
      return routes.products
    case "brands":
      return routes.brands
    case "machine-types":
      return routes.brand(address.brand)
    case "products": {
      const { brand, machineType, search, page } = address
      if (search !== null) return routes.search(search, page, address)
      if (brand !== null && machineType !== null) return routes.machineType(brand, machineType, page)
      return brand === null ? routes.brands : routes.brand(brand)
    }
  }
}

/** Whether two addresses are of the same list, whatever their page and search text. */
export const isSameList = (one: ProductsAddress, other: ProductsAddress): boolean =>
  one.brand === other.brand && one.machineType === other.machineType
