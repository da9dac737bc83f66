import { type QueryClient, useQuery } from "@tanstack/react-query"
import { usePathname, useSearchParams } from "next/navigation"
import { useState } from "react"
import { type BrowseAddress, parseAddress, type ProductsAddress } from "./address"
import { brandQuery, brandsQuery, productsQuery } from "./queries"

/**
 * The router's address of the screen.
 *
 * @param start the address the page was made for: used where the router has none, because a stored page does not know its
 *   own address, and where the router already has the address of the next page
 */
export function useAddress(start: BrowseAddress): BrowseAddress {
  const path = usePathname()
  const query = useSearchParams()
  return parseAddress(path, query) ?? start
}

/** The last choices, also of deeper levels: their lists stay rendered while the screen changes to another level. */
interface Trail {
  brand: string | null
  products: ProductsAddress | null
}

const isSame = (one: Trail, other: Trail) => JSON.stringify(one) === JSON.stringify(other)

function follow(trail: Trail, address: BrowseAddress): Trail {
  switch (address.level) {
    case "stacked":
    case "brands":
      return trail
    case "machine-types":
      return { ...trail, brand: address.brand }
    case "products":
      return { brand: address.brand ?? trail.brand, products: address }
  }
}

const NO_LIST: ProductsAddress = { level: "products", brand: null, machineType: null, search: null, page: 1 }

/** Loads the data of an address, and returns what is cached for the levels around it. */
export function useBrowseQueries(address: BrowseAddress, client: QueryClient) {
  const [trail, setTrail] = useState<Trail>({ brand: null, products: null })
  const now = follow(trail, address)
  if (!isSame(now, trail)) setTrail(now)
  const { level } = address
  const brands = useQuery({ ...brandsQuery(), enabled: level === "stacked" || level === "brands" }, client)
  const brand = useQuery({ ...brandQuery(now.brand ?? ""), enabled: level === "machine-types" }, client)
  const products = useQuery(
    { ...productsQuery(now.products ?? NO_LIST), enabled: level === "products" },
    client,
  )
  return { brands, brand, products }
}
