import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { NONE } from "../../contract"
import { notFound } from "../../lib/not-found"
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
  /** A further condition on a link and its product. */
  condition: string
  move: (container: MedusaContainer, move: ProductMove) => Promise<void>
}

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
    condition: "link.deleted_at is null",
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

/**
 * Finds the products that have one brand or machine type and no other, drafts among them.
 *
 * @param container the workflow step's
 * @param entity kind of the record
 * @param id of the record
 */
async function productsOf(container: MedusaContainer, entity: ProductGroup, id: string): Promise<string[]> {
  const { links, column, condition } = GROUPS[entity]
  const { rows } = await databaseOf(container).raw<{ rows: { id: string }[] }>(
    `select product.id from ${links} link
       join product on product.id = link.product_id and product.deleted_at is null
      where link.${column} = ? and ${condition} order by product.id`,
    [id],
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
 * @throws MedusaError (not found) when there is no record that they are to go to
 */
export async function planProductMove(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
  to: string | undefined,
): Promise<ProductMove | null> {
  if (to === NONE) return null
  const { label, table } = GROUPS[entity]
  if (to !== undefined) {
    const [known] = await databaseOf(container)(table)
      .where({ id: to })
      .whereNull("deleted_at")
      .select<{ id: string }[]>("id")
    if (!known || to === id) throw notFound(label, to)
  }
  const ids = await productsOf(container, entity, id)
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

/** Key of the record's `metadata` that holds where its products went when it was deleted. */
const NOTE = "moved_products"

/**
 * Notes on a deleted brand or machine type where its products went, for a restore.
 *
 * @param container the workflow step's
 * @param move of its products; null takes the note away
 */
export async function noteProductMove(
  container: MedusaContainer,
  entity: ProductGroup,
  id: string,
  move: Pick<ProductMove, "to" | "ids"> | null,
): Promise<void> {
  const database = databaseOf(container)
  const metadata = move
    ? database.raw("coalesce(metadata, '{}') || jsonb_build_object(?::text, ?::jsonb)", [
        NOTE,
        JSON.stringify({ to: move.to, ids: move.ids }),
      ])
    : database.raw("nullif(metadata - ?::text, '{}')", [NOTE])
  await database(GROUPS[entity].table).where({ id }).update({ metadata })
}

/**
 * Finds the products that went to another brand or machine type when theirs was deleted, and are still there.
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
): Promise<{ back: ProductMove; noted: Pick<ProductMove, "to" | "ids"> } | null> {
  const { table } = GROUPS[entity]
  const record = await databaseOf(container)(table)
    .where({ id })
    .first<{ metadata: { [NOTE]?: Pick<ProductMove, "to" | "ids"> } | null } | undefined>("metadata")
  const noted = record?.metadata?.[NOTE]
  if (!noted) return null
  const there = new Set(await productsOf(container, entity, noted.to))
  const ids = noted.ids.filter((one) => there.has(one))
  return { back: { entity, from: noted.to, to: id, ids }, noted }
}
