import { type QueryClient, useQuery } from "@tanstack/react-query"
import { usePathname, useSearchParams } from "next/navigation"
import { useState } from "react"
import { type BrowseAddress, parseAddress, type ProductsAddress } from "./address"
import { brandQuery, brandsQuery, productsQuery } from "./queries"

/**
 * The address of the screen as the router has it.
 *
 * @param start the address the page was made for: a stored page does not know its own, and while another page takes this one's
 *   place the router has that one's
 */
export function useAddress(start: BrowseAddress): BrowseAddress {
  const path = usePathname()
  const query = useSearchParams()
  return parseAddress(path, query) ?? start
}

/** What was chosen last, also on the levels above it: its list stays while the screen turns to another level. */
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

/** Asks for what an address shows, and gives what is known of the levels around it. */
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
