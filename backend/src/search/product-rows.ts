import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESSORY_FIELDS } from "../contract"
import { INQUIRY_WEIGHT } from "./popularity"
import { type ProductRow, TEXT_LIST_FIELDS } from "./product-document"

/** Reads PRODUCT_GRAPH_FIELDS in one statement: `query.graph` with so many relations takes ten times as long. */
const ROWS = `
  select product.id, product.title, product.handle, product.subtitle, product.description, product.status, product.thumbnail, product.created_at, product.updated_at,
    (select coalesce(json_agg(json_build_object('url', image.url) order by image.rank, image.id), '[]')
      from image where image.product_id = product.id and image.deleted_at is null) as images,
    (select coalesce(json_agg(json_build_object('id', sales_channel_id)), '[]')
      from product_sales_channel where product_id = product.id and deleted_at is null) as sales_channels,
    (select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name, 'handle', category.handle)), '[]')
      from product_category_product
      join product_category category on category.id = product_category_id and category.deleted_at is null
      where product_id = product.id) as categories,
    (select json_build_object('id', brand.id, 'name', brand.name, 'handle', brand.handle)
      from product_product_brand_brand link
      join brand on brand.id = link.brand_id and brand.deleted_at is null
      where link.product_id = product.id and link.deleted_at is null limit 1) as brand,
    (select json_build_object('specifications', profile.specifications, 'price_text', profile.price_text,
        'reorder_level', profile.reorder_level, 'images', profile.images, 'long_description', profile.long_description,
        ${[...TEXT_LIST_FIELDS, ...ACCESSORY_FIELDS].map((field) => `'${field}', profile.${field}`).join(", ")},
        'updated_at', profile.updated_at)
      from product_product_product_profile_product_profile link
      join product_profile profile on profile.id = link.product_profile_id and profile.deleted_at is null
      where link.product_id = product.id and link.deleted_at is null limit 1) as product_profile,
    (select coalesce(json_agg(json_build_object(
        'id', variant.id, 'updated_at', variant.updated_at, 'sku', variant.sku, 'variant_rank', variant.variant_rank,
        'manage_inventory', variant.manage_inventory, 'allow_backorder', variant.allow_backorder,
        'price_set', json_build_object('prices', (
          select coalesce(json_agg(json_build_object('updated_at', price.updated_at)), '[]')
          from product_variant_price_set link
          join price on price.price_set_id = link.price_set_id and price.deleted_at is null
          where link.variant_id = variant.id and link.deleted_at is null)),
        'inventory_items', (
          select coalesce(json_agg(json_build_object(
            'inventory', json_build_object('location_levels', (
              select coalesce(json_agg(json_build_object('updated_at', level.updated_at)), '[]')
              from inventory_level level
              where level.inventory_item_id = link.inventory_item_id and level.deleted_at is null)))), '[]')
          from product_variant_inventory_item link
          where link.variant_id = variant.id and link.deleted_at is null))), '[]')
      from product_variant variant
      where variant.product_id = product.id and variant.deleted_at is null) as variants,
    (select coalesce(sum(counted.views + ${INQUIRY_WEIGHT} * counted.inquiries), 0)::int
      from product_popularity counted where counted.product_id = product.id and counted.deleted_at is null) as popularity
  from product
  where product.id = any(?) and product.deleted_at is null`

/**
 * Reads products for their documents.
 *
 * @param container any container of the application
 * @param ids of products
 * @returns the products that exist, in no order
 */
export async function readProductRows(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: ProductRow[] }>(ROWS, [[...ids]])
  return rows
}
