import {
  type MedusaNextFunction,
  type MedusaResponse,
  type MedusaStoreRequest,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"

/** Published products that no sales channel of the visitor's key offers, of those that the request asks for. */
async function readNotOffered(req: MedusaStoreRequest): Promise<string[]> {
  const { id, handle } = req.filterableFields as Partial<Record<"id" | "handle", string | string[]>>
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = database<{ id: string; handle: string }>("product")
    .where({ status: ProductStatus.PUBLISHED, deleted_at: null })
    .whereNotExists(
      database("product_sales_channel as link")
        .whereRaw("link.product_id = product.id and link.deleted_at is null")
        .whereIn("link.sales_channel_id", req.publishable_key_context.sales_channel_ids),
    )
  if (id !== undefined) void products.whereIn("id", [id].flat())
  if (handle !== undefined) void products.whereIn("handle", [handle].flat())
  return (await products.select("id")).map((product) => product.id)
}

/** Leaves them out of Medusa's own list, too, which does not look at sales channels in a shop that has only one. */
async function listOffered(
  req: MedusaStoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const notOffered = await readNotOffered(req)
  if (notOffered.length > 0) {
    const { $and: others = [], ...filters } = req.filterableFields as { $and?: unknown[] }
    req.filterableFields = { ...filters, $and: [...others, { id: { $nin: notOffered } }] }
  }
  next()
}

export const offeredProductMiddlewares: MiddlewareRoute[] = [
  { method: "GET", matcher: "/store/products", middlewares: [listOffered] },
]
