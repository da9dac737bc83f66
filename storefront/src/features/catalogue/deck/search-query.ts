import { z } from "zod"
import { pageSchema } from "@/lib/page-number"
import { LONGEST_SEARCH, parseAddress, type ProductsAddress } from "./address"

const handle = z.string().trim().min(1).max(255)

/** Query of a search on the browsing screen; without a text, all products of the list. */
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

/** The last one counts of a parameter that is sent more than once, as to the rewrites of next.config.ts. */
const one = z
  .union([z.string(), z.array(z.string()).transform((all) => all.at(-1))])
  .optional()
  .catch(undefined)
const pageQuerySchema = z.object({ search: one, within: one, page: one })

/** Reads `q`, which people type and browsers' own search boxes write: the words are those of `search`. */
export const readTypedSearch = (query: Readonly<Record<string, unknown>>): string =>
  z.object({ q: one }).parse(query).q?.trim() ?? ""

/**
 * Reads the parameters of a search, to which next.config.ts rewrites its address.
 *
 * @param query `search`, `page`, and `within`: the handles of a brand and a machine type, as in a path
 * @returns null where there is no search text
 */
export function readSearch(query: Readonly<Record<string, unknown>>): ProductsAddress | null {
  const { within, ...parameters } = pageQuerySchema.parse(query)
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const address = parseAddress(within ? `/products/${within}` : "/products", new URLSearchParams(given))
  const isSearch = address?.level === "products" && address.search !== null
  return isSearch && (address.search ?? "").length <= LONGEST_SEARCH ? address : null
}
