import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type CatalogueChangeRequest,
  type CatalogueChangeResult,
  PRODUCT_FIELDS,
  type ProductChanges,
} from "../../contract"
import { readDefaultLocation } from "../../product/default-location"
import { withMachineType } from "../../product/machine-type"
import { readProducts, type StoredProduct } from "../../product/read-products"
import { stockProblems } from "../product/stock"
import { present } from "../../lib/not-found"

/** A bulk edit. */
export interface CatalogueChangeInput {
  ids: string[]
  change: CatalogueChangeRequest
  /** Id of the member of staff, for the history of prices; null for a key of the Admin API. */
  actor_id?: string | null
}

/** What a bulk edit will write, and what becomes of each product. */
export interface CatalogueChangePlan {
  results: CatalogueChangeResult[]
  products: (ProductChanges & { id: string })[]
}

async function assertTargetsExist(
  container: MedusaContainer,
  { brand_id: brand, category_id: category }: CatalogueChangeRequest,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const wanted = [
    ...(brand ? [{ entity: "brand", id: brand, name: "Brand" }] : []),
    ...(category ? [{ entity: "product_category", id: category, name: "Machine type" }] : []),
  ]
  for (const { entity, id, name } of wanted) {
    const { data } = await query.graph({ entity, fields: ["id"], filters: { id } })
    present(data[0], name, id)
  }
}

const inPence = (pounds: number) => Math.round(pounds * 100) / 100

const problemOf = (next: { problem: string } | object | null): string | null =>
  next && "problem" in next ? next.problem : null

/** A price that a product gets, or why it gets none. */
function nextPrice(
  { product: { name, price }, variantId, variantCount }: StoredProduct,
  { price: fixed, price_percent: percent }: CatalogueChangeRequest,
): { to: number } | { problem: string } | null {
  if (fixed === undefined && percent === undefined) return null
  if (variantCount > 1)
    return { problem: `"${name}" has ${variantCount} variants; change their prices one by one` }
  if (variantId === null) return { problem: `"${name}" has no variant to price; add one first` }
  if (fixed !== undefined) return { to: fixed }
  if (price === null) return { problem: `"${name}" has no price in figures to change by a percentage` }
  const to = inPence(price * (1 + (percent ?? 0) / 100))
  return to > 0 ? { to } : { problem: `"${name}" would cost nothing; set its price instead` }
}

/** Why a product cannot have the machine type, or null. */
function machineTypeProblem(
  { product, categoryIds }: StoredProduct,
  { category_id: wanted }: CatalogueChangeRequest,
): string | null {
  return wanted && "olderCategoryId" in withMachineType(categoryIds, wanted)
    ? `"${product.name}" is also in an older category, which would take this one's place; take it out of that one in the Medusa Admin`
    : null
}

/** The tags that a product gets, or why it gets none; null where none are named. */
function nextTags(
  { product: { name, tags } }: StoredProduct,
  { add_tags: added = [], remove_tags: removed = [] }: CatalogueChangeRequest,
): { tags: string[] } | { problem: string } | null {
  if (added.length === 0 && removed.length === 0) return null
  const next = [...new Set([...tags.filter((tag) => !removed.includes(tag)), ...added])]
  const { most } = PRODUCT_FIELDS.tags
  return next.length > most
    ? { problem: `"${name}" would have ${next.length} tags, and may have ${most}; remove some first` }
    : { tags: next }
}

/**
 * Works out a bulk edit: what changes of each product, and which products cannot be changed so.
 *
 * @param container of the step
 * @param input products and the change
 * @throws MedusaError (not found) when the brand or machine type does not exist
 */
export async function planChange(
  container: MedusaContainer,
  { ids, change }: CatalogueChangeInput,
): Promise<CatalogueChangePlan> {
  await assertTargetsExist(container, change)
  const stored = await readProducts(container, ids)
  const { status, stock, brand_id, category_id, reorder_level } = change
  const kits = stock === undefined ? new Map<string, string>() : await stockProblems(container, ids)
  const shared: ProductChanges = {
    ...(status ? { status } : {}),
    ...(brand_id === undefined ? {} : { brand_id }),
    ...(reorder_level === undefined ? {} : { reorder_level }),
    ...(category_id ? { machine_type_id: category_id } : {}),
    ...(stock === undefined
      ? {}
      : { stock: [{ location_id: await readDefaultLocation(container), quantity: stock }] }),
  }
  const plan: CatalogueChangePlan = { results: [], products: [] }
  for (const id of new Set(ids)) {
    const product = stored.get(id)
    const price = product ? nextPrice(product, change) : null
    const problem = product && (kits.get(id) ?? machineTypeProblem(product, change))
    const tags = product ? nextTags(product, change) : null
    const message = product
      ? (problem ?? problemOf(price) ?? problemOf(tags))
      : "This product was not found; it may have been deleted"
    plan.results.push({ id, ok: message === null, message })
    if (message === null)
      plan.products.push({
        id,
        ...shared,
        ...(price && "to" in price ? { price: price.to } : {}),
        ...(tags && "tags" in tags ? { tags: tags.tags } : {}),
      })
  }
  return plan
}
