import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminProduct,
  emptyProfile,
  profileOf,
  type LinkedProductProfile,
  type ProductField,
} from "../contract"
import { readStockLocations } from "./default-location"
import { defaultVariantOf } from "./default-variant"
import { categoryIdsOf } from "./machine-type"
import { type BasePrice, basePricesOf, priceSetOf } from "./base-price"
import { productDigest } from "./product-digest"
import { inventoryItemsOf, shelfStockOf } from "./shelf-stock"

/** A stored product: in the contract's words, and what its fields are stored under. */
export interface StoredProduct {
  product: AdminProduct
  /** The variant that speaks for it; null where it has none. */
  variantId: string | null
  priceSetId: string | null
  /** As {@link basePricesOf} reads them. */
  basePrices: BasePrice[]
  /** More than one makes it a kit. */
  inventoryItemIds: string[]
  /** Id of the one of them whose SKU is the part number, as Medusa makes it, or of the only one, if it has none. */
  itemOfSku: string | null
  /** All its categories, oldest first: the first is its machine type. */
  categoryIds: string[]
  imageIds: Map<string, string>
  variantCount: number
  hasProfile: boolean
}

interface Row {
  id: string
  created_at: Date
  updated_at: Date
  title: string
  handle: string
  subtitle: string | null
  description: string | null
  status: string
  thumbnail: string | null
  variant_id: string | null
  sku: string | null
  variant_count: number
  price_set_id: string | null
  base_prices: BasePrice[]
  inventory_item_ids: string[]
  item_of_sku: string | null
  shelves: Record<string, number> | null
  category_ids: string[]
  images: { id: string; url: string }[]
  tags: string[]
  brand_id: string | null
  profile: LinkedProductProfile | null
}

/** Bindings: product ids. */
const ROWS = `
  select product.id, product.created_at, product.updated_at, product.title, product.handle, product.subtitle,
    product.description, product.status, product.thumbnail, variant.id as variant_id, variant.sku,
    (select count(*)::int from product_variant where product_id = product.id and deleted_at is null) as variant_count,
    sets.id as price_set_id, ${basePricesOf("sets.id")} as base_prices,
    ${inventoryItemsOf("variant.id")} as inventory_item_ids,
    (select item.id from inventory_item item where item.id = any(${inventoryItemsOf("variant.id")})
      and item.deleted_at is null and (item.sku = variant.sku
        or item.sku is null and cardinality(${inventoryItemsOf("variant.id")}) = 1)) as item_of_sku,
    ${shelfStockOf("variant")} as shelves,
    ${categoryIdsOf("product.id")} as category_ids,
    (select coalesce(json_agg(json_build_object('id', image.id, 'url', image.url) order by image.rank, image.id), '[]')
      from image where image.product_id = product.id and image.deleted_at is null) as images,
    array(select tag.value from product_tags link
      join product_tag tag on tag.id = link.product_tag_id and tag.deleted_at is null
      where link.product_id = product.id order by tag.value) as tags,
    (select link.brand_id from product_product_brand_brand link
      join brand on brand.id = link.brand_id and brand.deleted_at is null
      where link.product_id = product.id and link.deleted_at is null limit 1) as brand_id,
    (select to_jsonb(profile) from product_product_product_profile_product_profile link
      join product_profile profile on profile.id = link.product_profile_id and profile.deleted_at is null
      where link.product_id = product.id and link.deleted_at is null limit 1) as profile
  from product
  left join lateral ${defaultVariantOf("product.id")} variant on true
  cross join lateral (select ${priceSetOf("variant.id")} as id) sets
  where product.id = any(?) and product.deleted_at is null`

/**
 * The pictures of a product with their texts, which its profile holds for those that have any.
 *
 * @param urls of its pictures, in their order
 * @param profile of the product
 */
export function picturesOf(
  urls: readonly string[],
  profile: Pick<LinkedProductProfile, "images"> | null,
): AdminProduct["images"] {
  const texts = new Map((profile?.images ?? []).map((image) => [image.url, image]))
  return urls.map((url) => ({
    url,
    alt_text: texts.get(url)?.alt_text ?? "",
    title_text: texts.get(url)?.title_text ?? "",
  }))
}

function toFields(
  row: Row,
  locations: readonly { id: string; name: string }[],
): Pick<AdminProduct, ProductField> {
  const { profile } = row
  return {
    ...(profile ? profileOf(profile) : emptyProfile()),
    name: row.title,
    handle: row.handle,
    short_description: row.subtitle,
    description: row.description,
    brand_id: row.brand_id,
    machine_type_id: row.category_ids[0] ?? null,
    price: row.base_prices[0]?.amount ?? null,
    stock: locations.map(({ id, name }) => ({
      location_id: id,
      location: name,
      quantity: row.shelves === null ? null : (row.shelves[id] ?? 0),
    })),
    part_number: row.sku,
    tags: row.tags,
    images: picturesOf(
      row.images.map(({ url }) => url),
      profile,
    ),
    thumbnail: row.thumbnail,
    status: row.status,
  }
}

function toProduct(row: Row, locations: readonly { id: string; name: string }[]): AdminProduct {
  const fields = toFields(row, locations)
  return {
    ...fields,
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: productDigest(fields),
  }
}

/**
 * Reads products in the contract's words, straight from the tables.
 *
 * @param container any container of the application
 * @param ids of products
 * @returns those that exist, by id
 */
export async function readProducts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map()
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ rows }, locations] = await Promise.all([
    connection.raw<{ rows: Row[] }>(ROWS, [[...ids]]),
    readStockLocations(container),
  ])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        product: toProduct(row, locations),
        variantId: row.variant_id,
        priceSetId: row.price_set_id,
        basePrices: row.base_prices,
        inventoryItemIds: row.inventory_item_ids,
        itemOfSku: row.item_of_sku,
        categoryIds: row.category_ids,
        imageIds: new Map(row.images.map(({ id, url }) => [url, id])),
        variantCount: row.variant_count,
        hasProfile: row.profile !== null,
      },
    ]),
  )
}
