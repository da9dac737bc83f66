import { z } from "zod"
import { pageSchema } from "@/lib/page-number"
import { LONGEST_SEARCH, parseAddress, type ProductsAddress } from "./address"

const handle = z.string().trim().min(1).max(255)

/** What the browsing screen asks for while somebody types; without words, everything there is. */
export const searchQuerySchema = z
  .object({
    search: z.string().trim().min(1).max(LONGEST_SEARCH),
    brand: handle,
    machineType: handle,
    page: pageSchema,
  })
  .partial()
  .transform(({ search = null, brand = null, machineType = null, page = 1 }): ProductsAddress => ({
    level: "products",
    brand,
    machineType,
    search,
    page,
  }))

const one = z.string().optional().catch(undefined)
const pageQuerySchema = z.object({ search: one, within: one, page: one })

/**
 * Reads the parameters with which next.config.ts leads a search here.
 *
 * @param query `search`, `page`, and `within`: the handles of a brand and a machine type, as they stand in a path
 * @returns null where they search for nothing
 */
export function readSearch(query: Readonly<Record<string, unknown>>): ProductsAddress | null {
  const { within, ...parameters } = pageQuerySchema.parse(query)
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const address = parseAddress(within ? `/products/${within}` : "/products", new URLSearchParams(given))
  const isSearch = address?.level === "products" && address.search !== null
  return isSearch && (address.search ?? "").length <= LONGEST_SEARCH ? address : null
}
