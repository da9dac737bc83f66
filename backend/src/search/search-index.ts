import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PRODUCT_INDEX } from "./product-fields"

/**
 * Whether the index is filled, and by the engine that is configured: another engine's index cannot be read.
 *
 * @param container of the application
 */
export async function isSearchIndexReady(container: MedusaContainer): Promise<boolean> {
  const search = container.resolve(Modules.SEARCH)
  const engine = search.getIndex(PRODUCT_INDEX).provider
  const indexes = await search.listIndexes()
  return indexes.some(
    ({ name, status, provider }) => name === PRODUCT_INDEX && status === "ready" && provider === engine,
  )
}

/**
 * Prepares the search index for writes: Medusa accepts none for an index that was never filled.
 *
 * @param container of the application
 */
export async function openSearchIndex(container: MedusaContainer): Promise<void> {
  if (!(await isSearchIndexReady(container))) await rebuildSearchIndex(container)
}

/**
 * Fills a new version of the index beside the one in use, then swaps them.
 *
 * @param container of the application
 */
export async function rebuildSearchIndex(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX })
}

/**
 * Makes sure that the search index holds every product, so that the shop's lists are complete from the first request
 * on.
 *
 * @param container of the application
 * @returns whether the index had to be filled
 */
export async function completeSearchIndex(container: MedusaContainer): Promise<boolean> {
  const search = container.resolve(Modules.SEARCH)
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { count: number }[] }>(
    "select count(*)::int as count from product where deleted_at is null",
  )
  if (await isSearchIndexReady(container)) {
    const { metadata } = await search.search({ entity: PRODUCT_INDEX, pagination: { take: 1 } })
    if (metadata.count === rows[0]?.count) return false
  }
  await rebuildSearchIndex(container)
  return true
}
