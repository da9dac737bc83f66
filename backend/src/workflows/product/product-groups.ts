import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { NONE } from "../../contract"
import { beginOfDeletion } from "../../lib/begin-of-deletion"
import { BRAND_MODULE } from "../../modules/brand"
import { touchProducts } from "./touch-products"

/** What a product has one of: its brand, its machine type. */
export type ProductGroup = "brand" | "machine_type"

/** A brand or machine type to delete. */
export interface DeletedGroup {
  id: string
  /** Where its products go: the id of another one, or {@link NONE}. Needed where it has products. */
  products_to?: string | undefined
}

/** A move of products from one brand or machine type to another. */
export interface ProductMove {
  entity: ProductGroup
  from: string
  to: string
  ids: string[]
}

/** How products belong to the records of a kind. */
interface Group {
  /** What people call such a record. */
  label: string
  table: string
  /** Table of the links, with the column of the record's id. */
  links: string
  column: string
  /** Which links count, in SQL; `:since` is the begin of the record's deletion, or null. */
  condition: string
  move: (container: MedusaContainer, move: ProductMove) => Promise<void>
}

/** In SQL: no other brand is, or was later, the product's. */
export const IS_LAST_BRAND = `not exists (
  select 1 from product_product_brand_brand other
   where other.product_id = link.product_id and other.brand_id <> link.brand_id
     and (other.deleted_at is null or other.deleted_at > link.deleted_at))`

/**
 * Lock of whoever deletes or restores a brand or machine type, one after the other: products would go to one that another
 * request deletes. Waits up to 30 s; ends by itself after two minutes.
 */
export const GROUPS_LOCK = { key: "product-groups", timeout: 30, ttl: 120 }

/** Links written at a time. */
const PORTION = 500

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

const brandLinks = (ids: readonly string[], brand_id: string) =>
  ids.map((product_id) => ({ [Modules.PRODUCT]: { product_id }, [BRAND_MODULE]: { brand_id } }))

const GROUPS: Readonly<Record<ProductGroup, Group>> = {
  brand: {
    label: "Brand",
    table: "brand",
    links: "product_product_brand_brand",
    column: "brand_id",
    condition: `(link.deleted_at is null or link.deleted_at >= :since) and ${IS_LAST_BRAND}`,
    move: async (container, { ids, from, to }) => {
      const link = container.resolve(ContainerRegistrationKeys.LINK)
      for (let at = 0; at < ids.length; at += PORTION) {
        const portion = ids.slice(at, at + PORTION)
        await link.dismiss(brandLinks(portion, from))
        await link.create(brandLinks(portion, to))
      }
    },
  },
  machine_type: {
    label: "Machine type",
    table: "product_category",
    links: "product_category_product",
    column: "product_category_id",
    // Every category is a machine type, and a product in another one still has a type.
    condition: `not exists (select 1 from product_category_product other
                              join product_category category on category.id = other.product_category_id
                             where other.product_id = link.product_id and category.id <> link.product_category_id
                               and category.deleted_at is null)`,
    move: async (container, { ids, from, to }) => {
      await databaseOf(container).raw(
        `with gone as (delete from product_category_product
                        where product_category_id = ? and product_id = any(?) returning product_id)
         insert into product_category_product (product_id, product_category_id)
         select product_id, ? from gone on conflict do nothing`,
        [from, ids, to],
      )
    },
  },
}

/** A brand or machine type, deleted or not. */
interface StoredGroup {
  id: string
  deleted_at: Date | null
  /** Where its products went when it was deleted. */
  noted: ProductNote | null
}

const noteSchema = z.object({ to: z.string(), ids: z.array(z.string()) })

/** Where the products of a deleted brand or machine type went. */
export type ProductNote = z.infer<typeof noteSchema>

/** Key of the record's `metadata` that holds where its products went. */
const NOTE = "moved_products"

async function readGroup(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
): Promise<StoredGroup | undefined> {
  const [row] = await databaseOf(container)(GROUPS[entity].table)
    .where({ id })
    .select<{ deleted_at: Date | null; metadata: Record<string, unknown> | null }[]>("deleted_at", "metadata")
  return (
    row && { id, deleted_at: row.deleted_at, noted: noteSchema.safeParse(row.metadata?.[NOTE]).data ?? null }
  )
}

/** Finds the products that have a brand or machine type and no other, drafts among them; of a deleted one, those it has left without. */
async function productsOf(
  container: MedusaContainer,
  entity: ProductGroup,
  { id, deleted_at }: Pick<StoredGroup, "id" | "deleted_at">,
): Promise<string[]> {
  const { links, column, condition } = GROUPS[entity]
  const { rows } = await databaseOf(container).raw<{ rows: { id: string }[] }>(
    `select product.id from ${links} link
       join product on product.id = link.product_id and product.deleted_at is null
      where link.${column} = :id and ${condition} order by product.id`,
    { id, since: deleted_at && beginOfDeletion(deleted_at) },
  )
  return rows.map((row) => row.id)
}

/**
 * Plans where the products of a brand or machine type go before it is deleted.
 *
 * @param container the workflow step's
 * @param entity kind of the record
 * @param id of the record
 * @param to id of the record that its products go to, or {@link NONE}, which leaves them without one
 * @returns null where no product moves
 * @throws MedusaError (not allowed, code `has_products`) when it has products and nobody says where they go
 * @throws MedusaError (invalid data) when there is no record that they are to go to
 */
export async function planProductMove(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
  to: string | undefined,
): Promise<ProductMove | null> {
  if (to === NONE) return null
  const { label } = GROUPS[entity]
  if (to !== undefined) {
    const known = to === id ? undefined : await readGroup(container, entity, to)
    if (!known || known.deleted_at) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `products_to: there is no other ${label.toLowerCase()} with id: ${to}`,
      )
    }
  }
  const ids = await productsOf(container, entity, { id, deleted_at: null })
  if (ids.length === 0) return null
  if (to !== undefined) return { entity, from: id, to, ids }
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${label} ${id} has products: ${ids.length}. Say where they go with products_to: the id of another one, or ${NONE} to leave them without one`,
    "has_products",
  )
}

/**
 * Moves products to another brand or machine type.
 *
 * @param container the workflow step's
 * @param move as {@link planProductMove} or {@link returningProducts} found it
 */
export async function moveProducts(container: MedusaContainer, move: ProductMove): Promise<void> {
  await GROUPS[move.entity].move(container, move)
  await touchProducts(container, move.ids)
}

/** The move the other way round. */
export const reversed = ({ from, to, ...move }: ProductMove): ProductMove => ({ ...move, from: to, to: from })

/**
 * Notes on a brand or machine type where its products go as it is deleted, for a restore.
 *
 * @param container the workflow step's
 * @param note null takes the note away
 */
export async function noteProducts(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
  note: ProductNote | null,
): Promise<void> {
  const database = databaseOf(container)
  const metadata = note
    ? database.raw("coalesce(metadata, '{}') || jsonb_build_object(?::text, ?::jsonb)", [
        NOTE,
        JSON.stringify({ to: note.to, ids: note.ids }),
      ])
    : database.raw("nullif(metadata - ?::text, '{}')", [NOTE])
  await database(GROUPS[entity].table).where({ id }).update({ metadata })
}

/**
 * Finds the products of a deleted brand or machine type that are where deletions have put them: at the one they went to, or,
 * where that was deleted, too, at the next.
 *
 * @param container the workflow step's
 * @param entity kind of the deleted record
 * @param id of the deleted record
 * @returns the move that brings them back, and what was noted; null where nothing was
 */
export async function returningProducts(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
): Promise<{ back: ProductMove; noted: ProductNote } | null> {
  const noted = (await readGroup(container, entity, id))?.noted
  if (!noted) return null
  let ids = noted.ids
  let place = await readGroup(container, entity, noted.to)
  const visited = new Set([id])
  while (place?.deleted_at && place.noted && !visited.has(place.id)) {
    visited.add(place.id)
    const went = new Set(place.noted.ids)
    ids = ids.filter((one) => went.has(one))
    place = await readGroup(container, entity, place.noted.to)
  }
  const there = new Set(place && (await productsOf(container, entity, place)))
  return {
    back: { entity, from: place?.id ?? noted.to, to: id, ids: ids.filter((one) => there.has(one)) },
    noted,
  }
}
