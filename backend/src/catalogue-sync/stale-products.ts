import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import productBrandLink from "../links/product-brand"
import { BrandEvents, MachineTypeEvents } from "../lib/events"
import { indexedProducts } from "./outdated-products"

type Resolve = (container: MedusaContainer, ids: string[]) => Promise<string[]>

/** Rows read at a time, because a change can touch a large part of the catalogue. */
const PAGE = 500

const events = (subject: string, ...actions: string[]) => actions.map((action) => `${subject}.${action}`)

/**
 * Values of one column of an entity, deleted rows included: an event about a deleted row must still find its product.
 */
async function column(
  container: MedusaContainer,
  entity: string,
  field: string,
  filters: Record<string, unknown>,
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity, fields: [field], filters, withDeleted: true })
  return [...new Set((data as Record<string, string | null>[]).flatMap((row) => row[field] ?? []))]
}

const productsOfVariants: Resolve = (container, ids) =>
  column(container, "product_variant", "product_id", { id: ids })

/** Products of prices by one of their columns, of deleted prices, links and variants, too; in one statement, for a list has many. */
const productsByPrice =
  (key: "id" | "price_list_id"): Resolve =>
  async (container, ids) => {
    const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await connection.raw<{ rows: { id: string }[] }>(
      `select distinct variant.product_id as id from price
       join product_variant_price_set link on link.price_set_id = price.price_set_id
       join product_variant variant on variant.id = link.variant_id
       where price.${key} = any(?)`,
      [ids],
    )
    return rows.map(({ id }) => id)
  }

/**
 * Finds the products that price lists have or had a price for.
 *
 * @param container any container of the application
 * @param ids of price lists, deleted ones included
 * @returns ids
 */
export const productsOfPriceLists = productsByPrice("price_list_id")

const productsOfItems: Resolve = async (container, ids) => {
  const variants = await column(container, "product_variant_inventory_item", "variant_id", {
    inventory_item_id: ids,
  })
  return productsOfVariants(container, variants)
}

const productsOfInventory =
  (entity: string): Resolve =>
  async (container, ids) =>
    productsOfItems(container, await column(container, entity, "inventory_item_id", { id: ids }))

async function allPages(
  container: MedusaContainer,
  entity: string,
  field: string,
  filters: Record<string, unknown>,
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const found: string[] = []
  for (;;) {
    const { data } = await query.graph({
      entity,
      fields: [field],
      filters,
      pagination: { skip: found.length, take: PAGE, order: { [field]: "ASC" } },
    })
    found.push(...(data as Record<string, string>[]).flatMap((row) => row[field] ?? []))
    if (data.length < PAGE) return found
  }
}

const productsOfBrands: Resolve = async (container, ids) => [
  // They had it when they were last indexed.
  ...(await indexedProducts(container, { brand_id: ids })),
  ...(await allPages(container, productBrandLink.entryPoint, "product_id", { brand_id: ids })),
]

const productsOfCategories: Resolve = async (container, ids) => [
  ...(await indexedProducts(container, { machine_type_id: ids })),
  ...(await allPages(container, "product", "id", { categories: { id: ids } })),
]

const LEVEL_EVENTS = events("inventory.inventory-level", "created", "updated", "deleted")
const RESERVATION_EVENTS = events("inventory.reservation-item", "created", "updated", "deleted")

/** Events after which the stock of products is another one. */
export const STOCK_EVENTS: readonly string[] = [...LEVEL_EVENTS, ...RESERVATION_EVENTS]

/**
 * Events after which the shop may sell from other stock locations: its sales channel got or lost one, or is another. Medusa
 * says of what was unlinked neither what it was nor from what.
 */
export const CHANNEL_EVENTS: readonly string[] = [
  ...events("LinkSalesChannelStockLocation", "attached", "detached"),
  ...events("store.store", "updated"),
]

/** Events that make products stale, each with how to find those products. */
const SOURCES: readonly { events: readonly string[]; resolve: Resolve }[] = [
  {
    events: events("product", "created", "updated", "deleted"),
    resolve: (_container, ids) => Promise.resolve(ids),
  },
  { events: events("product-variant", "created", "updated", "deleted"), resolve: productsOfVariants },
  { events: events("pricing.price", "created", "updated", "deleted"), resolve: productsByPrice("id") },
  { events: LEVEL_EVENTS, resolve: productsOfInventory("inventory_level") },
  { events: RESERVATION_EVENTS, resolve: productsOfInventory("reservation") },
  { events: events("inventory.inventory-item", "deleted"), resolve: productsOfItems },
  {
    events: [
      ...events("product-category", "updated", "deleted"),
      MachineTypeEvents.updated,
      MachineTypeEvents.deleted,
    ],
    resolve: productsOfCategories,
  },
  { events: [BrandEvents.updated, BrandEvents.deleted], resolve: productsOfBrands },
]

const RESOLVERS = new Map(SOURCES.flatMap(({ events, resolve }) => events.map((name) => [name, resolve])))

/** Events after which documents of products are out of date. */
export const STALE_PRODUCT_EVENTS = [...RESOLVERS.keys()]

/**
 * Finds the products that an event makes stale.
 *
 * @param container the subscriber's container
 * @param name one of {@link STALE_PRODUCT_EVENTS}
 * @param ids in the event's data
 * @returns ids of products, each once
 */
export async function staleProducts(
  container: MedusaContainer,
  name: string,
  ids: string[],
): Promise<string[]> {
  const resolve = RESOLVERS.get(name)
  return resolve && ids.length > 0 ? [...new Set(await resolve(container, ids))] : []
}
