/**
 * The least a list of products can cost: Node's own HTTP server and one SQL statement for the rows that the catalogue
 * list shows. Reads DATABASE_URL and PORT.
 */
import { createServer } from "node:http"
import pg from "pg"

const LIST = `
  with page as (
    select product.id, product.title, product.handle, product.thumbnail
    from product
    where product.status = 'published' and product.deleted_at is null
    order by product.title, product.id
    limit 24
  )
  select page.*, variant.sku, brand.name as brand, category.name as machine_type, price.amount, level.stock
  from page
  left join lateral (
    select id, sku from product_variant where product_id = page.id and deleted_at is null order by variant_rank limit 1
  ) variant on true
  left join product_product_brand_brand product_brand
    on product_brand.product_id = page.id and product_brand.deleted_at is null
  left join brand on brand.id = product_brand.brand_id
  left join lateral (
    select product_category.name from product_category_product
    join product_category on product_category.id = product_category_product.product_category_id
    where product_category_product.product_id = page.id limit 1
  ) category on true
  left join product_variant_price_set variant_price on variant_price.variant_id = variant.id
  left join price on price.price_set_id = variant_price.price_set_id and price.currency_code = 'gbp'
  left join product_variant_inventory_item variant_item on variant_item.variant_id = variant.id
  left join lateral (
    select sum(stocked_quantity - reserved_quantity) as stock
    from inventory_level where inventory_item_id = variant_item.inventory_item_id
  ) level on true
  order by page.title, page.id`

const COUNT = "select count(*)::int as count from product where status = 'published' and deleted_at is null"

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

async function list(): Promise<string> {
  const [{ rows: products }, { rows: counts }] = await Promise.all([
    pool.query<Record<string, unknown>>(LIST),
    pool.query<{ count: number }>(COUNT),
  ])
  return JSON.stringify({ products, count: counts[0]?.count })
}

createServer((_request, response) => {
  list().then(
    (body) => response.setHeader("content-type", "application/json").end(body),
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
}).listen(Number(process.env.PORT), "127.0.0.1")
