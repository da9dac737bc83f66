import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { type CatalogueChangeRequest, type CatalogueChangeResult } from "../../contract"
import { defaultVariantOf } from "../../product/default-variant"
import { categoryIdsOf, withMachineType } from "../../product/machine-type"
import { plainPriceOf, priceSetOf } from "../../product/plain-price"
import { type PriceChange } from "./write-prices-step"
import { stockProblems } from "../product/stock"

/** A bulk edit. */
export interface CatalogueChangeInput {
  ids: string[]
  change: CatalogueChangeRequest
}

/** What a bulk edit will write, and what becomes of each product. */
export interface CatalogueChangePlan {
  results: CatalogueChangeResult[]
  products: { id: string; status?: "published" | "draft"; category_ids?: string[] }[]
  details: { brand_id?: string | null; stock?: number }
  prices: PriceChange[]
}

interface StoredProduct {
  id: string
  title: string
  variant_count: number
  category_ids: string[]
  price_set_id: string | null
  /** The plain price in pounds. */
  price_id: string | null
  price: number | null
}

/** Bindings: product ids. */
const STORED = `
  select product.id, product.title,
    (select count(*)::int from product_variant where product_id = product.id and deleted_at is null) as variant_count,
    ${categoryIdsOf("product.id")} as category_ids,
    sets.id as price_set_id, price.id as price_id, price.amount as price
  from product
  left join lateral ${defaultVariantOf("product.id")} variant on true
  cross join lateral (select ${priceSetOf("variant.id")} as id) sets
  left join lateral ${plainPriceOf("sets.id")} price on true
  where product.id = any(?) and product.deleted_at is null`

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
    if (data.length === 0)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `${name} with id: ${id} was not found`)
  }
}

const inPence = (pounds: number) => Math.round(pounds * 100) / 100

/** The price a product gets, or why it gets none. */
function nextPrice(
  { title, price, price_set_id: set, variant_count: variants }: StoredProduct,
  { price: fixed, price_percent: percent }: CatalogueChangeRequest,
): { to: number } | { problem: string } | null {
  if (fixed === undefined && percent === undefined) return null
  if (variants > 1) return { problem: `"${title}" has ${variants} variants; change their prices one by one` }
  if (set === null) return { problem: `"${title}" has no variant to price; add one first` }
  if (fixed !== undefined) return { to: fixed }
  if (price === null) return { problem: `"${title}" has no price in figures to change by a percentage` }
  const to = inPence(price * (1 + (percent ?? 0) / 100))
  return to > 0 ? { to } : { problem: `"${title}" would cost nothing; set its price instead` }
}

/**
 * Works out a bulk edit: what is written for each product, and which products cannot be changed so.
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
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: StoredProduct[] }>(STORED, [ids])
  const stored = new Map(rows.map((row) => [row.id, row]))
  const kits = change.stock === undefined ? new Map<string, string>() : await stockProblems(container, ids)
  const { status, stock, brand_id, category_id } = change
  const plan: CatalogueChangePlan = {
    results: [],
    products: [],
    details: { ...(brand_id === undefined ? {} : { brand_id }), ...(stock === undefined ? {} : { stock }) },
    prices: [],
  }
  const isWritten = [status, stock, brand_id, category_id].some((value) => value !== undefined)
  for (const id of new Set(ids)) {
    const product = stored.get(id)
    const price = product ? nextPrice(product, change) : null
    const message = product
      ? (kits.get(id) ?? (price && "problem" in price ? price.problem : null))
      : "This product was not found; it may have been deleted"
    plan.results.push({ id, ok: message === null, message })
    if (!product || message !== null) continue
    if (isWritten) {
      const [, ...others] = product.category_ids
      plan.products.push({
        id,
        ...(status ? { status } : {}),
        ...(category_id ? { category_ids: [...new Set([category_id, ...others])] } : {}),
      })
    }
    if (price && "to" in price && product.price_set_id && price.to !== product.price) {
      const { price_set_id: priceSetId, price_id: priceId, price: from } = product
      plan.prices.push({ priceSetId, priceId, from, to: price.to })
    }
  }
  return plan
}
