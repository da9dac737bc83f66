import { type MedusaContainer, type SearchTypes } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { productDocuments } from "../search/product-documents"
import { PRODUCT_INDEX, type ProductDocument } from "../search/product-fields"
import { readProductRows } from "../search/product-rows"
import { isSearchIndexReady } from "../search/search-index"

/** Ids read from the index at a time. */
const PAGE = 500

/** Products compared at a time: few enough to block the event loop for milliseconds only. */
const PORTION = 50

/** A product whose document in the index is not what it is now. */
export interface OutdatedProduct {
  id: string
  /** Each field that differs, with its value in the index and that of the product. */
  differences: { field: string; indexed: unknown; actual: unknown }[]
}

/**
 * Finds the products in the index, however long ago their records were deleted.
 *
 * @param container any container of the application
 * @param filters of the index
 * @returns ids
 */
export async function indexedProducts(
  container: MedusaContainer,
  filters: SearchTypes.SearchFilters = {},
): Promise<string[]> {
  const search = container.resolve(Modules.SEARCH)
  const found: string[] = []
  for (let last = ""; ; last = found.at(-1) ?? "") {
    const { hits } = await search.search({
      entity: PRODUCT_INDEX,
      fields: ["id"],
      filters: { ...filters, id: { $gt: last } },
      pagination: { take: PAGE, order: { id: "ASC" } },
      search_options: { count: "none" },
    })
    found.push(...hits.map(({ id }) => id))
    if (hits.length < PAGE) return found
  }
}

/** A value as it is stored: without it, null; a date as text. */
const stored = (value: unknown): string => JSON.stringify(value ?? null)

type Fields = Partial<Record<string, unknown>>

function differencesOf(indexed: Fields, actual: Fields): OutdatedProduct["differences"] {
  return (
    Object.keys({ ...indexed, ...actual })
      // It changes with each view, and the index has that of the last write or the last night.
      .filter((field) => field !== "popularity")
      .map((field) => ({ field, indexed: indexed[field], actual: actual[field] }))
      .filter((pair) => stored(pair.indexed) !== stored(pair.actual))
  )
}

async function compare(container: MedusaContainer, ids: string[]): Promise<OutdatedProduct[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const documents = await productDocuments(query, await readProductRows(container, ids))
  const { hits } = await container.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    filters: { id: ids },
    pagination: { take: ids.length },
    search_options: { count: "none" },
  })
  const indexed = new Map(hits.map(({ id, document }) => [id, document]))
  const actual = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => {
    const differences = differencesOf(indexed.get(id) ?? {}, actual.get(id) ?? {})
    return differences.length > 0 ? [{ id, differences }] : []
  })
}

/**
 * Compares every product with its document in the index: what an event would have said, had there been one.
 *
 * @param container any container of the application
 * @returns those that differ, deleted and missing ones included; none before the index is filled, which is with all of them
 */
export async function findOutdated(container: MedusaContainer): Promise<OutdatedProduct[]> {
  if (!(await isSearchIndexReady(container))) return []
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { id: string }[] }>(
    "select id from product where deleted_at is null",
  )
  const ids = [...new Set([...rows.map(({ id }) => id), ...(await indexedProducts(container))])]
  const found: OutdatedProduct[] = []
  for (let from = 0; from < ids.length; from += PORTION)
    found.push(...(await compare(container, ids.slice(from, from + PORTION))))
  return found
}
