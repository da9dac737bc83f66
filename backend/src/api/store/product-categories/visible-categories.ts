import {
  type MedusaNextFunction,
  type MedusaResponse,
  type MedusaStoreRequest,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"
import { present } from "../../../lib/not-found"

/**
 * Categories with a published product, in them or in one below them. Bindings: status, sales channels. Read from the tables:
 * the index of products knows a product's machine type only, and not its other categories.
 */
const VISIBLE = `
  select above.id from product_category above where above.deleted_at is null and exists (
    select 1 from product_category category
    join product_category_product link on link.product_category_id = category.id
    join product on product.id = link.product_id and product.status = ? and product.deleted_at is null
    join product_sales_channel sold on sold.product_id = product.id and sold.deleted_at is null
      and sold.sales_channel_id = any(?)
    where category.deleted_at is null and starts_with(category.mpath, above.mpath))`

async function readVisibleIds(req: MedusaStoreRequest): Promise<string[]> {
  const connection = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = [ProductStatus.PUBLISHED, req.publishable_key_context.sales_channel_ids]
  const { rows } = await connection.raw<{ rows: { id: string }[] }>(VISIBLE, bindings as never)
  return rows.map(({ id }) => id)
}

/** Leaves out of Medusa's own list what buyers see nowhere else: machine types without a published product. */
async function listVisible(
  req: MedusaStoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { $and: others = [], ...filters } = req.filterableFields as { $and?: unknown[] }
  req.filterableFields = { ...filters, $and: [...others, { id: await readVisibleIds(req) }] }
  next()
}

/**
 * Refuses one that the list does not have.
 *
 * @throws MedusaError (not found)
 */
async function readVisible(
  req: MedusaStoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = req.params.id ?? ""
  present(
    (await readVisibleIds(req)).find((one) => one === id),
    "Product category",
    id,
  )
  next()
}

/** Medusa's own routes of product categories, behind which machine types are stored. */
export const storeProductCategoryMiddlewares: MiddlewareRoute[] = [
  { method: "GET", matcher: "/store/product-categories", middlewares: [listVisible] },
  { method: "GET", matcher: "/store/product-categories/:id", middlewares: [readVisible] },
]
