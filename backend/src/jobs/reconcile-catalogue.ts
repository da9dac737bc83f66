import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { refreshProducts } from "../catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { findOutdated, type OutdatedProduct } from "../catalogue-sync/outdated-products"
import { PRODUCT_INDEX } from "../search/product-fields"

/** Most products that the log names. */
const NAMED_MOST = 20

/** Most characters of a value in the log: names and texts are long. */
const CHARACTERS_MOST = 60

const valueText = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, CHARACTERS_MOST)

const productText = ({ id, differences }: OutdatedProduct) =>
  `${id} (${differences
    .map(({ field, indexed, actual }) => `${field} ${valueText(indexed)}, now ${valueText(actual)}`)
    .join("; ")})`

/**
 * Brings up to date what changed without an event: products in lists and on their pages, popularity in the index, and URL
 * SEO configs of pages that moved. The log says which products those were.
 */
export default async function reconcileCatalogue(container: MedusaContainer): Promise<void> {
  const outdated = await findOutdated(container)
  if (outdated.length > 0) {
    const named = outdated.slice(0, NAMED_MOST).map(productText).join(", ")
    const rest = outdated.length > NAMED_MOST ? `, and ${outdated.length - NAMED_MOST} more` : ""
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Out of date in the search index (${outdated.length}): ${named}${rest}`)
    await refreshProducts(
      container,
      outdated.map(({ id }) => id),
    )
  }
  await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX })
  await moveUrlSeos(container)
}

export const config = { name: "reconcile-catalogue", schedule: "30 3 * * *" }
