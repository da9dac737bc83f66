import { type IUserModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type AdminPriceRecord, adminPriceRecordSchema, PRICE_RECORDS_MOST } from "../contract"
import { present } from "../lib/not-found"
import { PRICE_HISTORY_MODULE } from "../modules/price-history"
import { type PriceHistoryModuleService } from "../modules/price-history/service"

const inPounds = (pence: number | null) => (pence === null ? null : pence / 100)

/**
 * Reads the last changes of a product's price.
 *
 * @param container the request's container
 * @param productId id of the product
 * @returns newest first
 * @throws MedusaError (not found) where there is no such product
 */
export async function readPriceHistory(
  container: MedusaContainer,
  productId: string,
): Promise<AdminPriceRecord[]> {
  const products = container.resolve(Modules.PRODUCT)
  const [product] = await products.listProducts({ id: productId }, { select: ["id"], take: 1 })
  present(product, "Product", productId)
  const rows = await container
    .resolve<PriceHistoryModuleService>(PRICE_HISTORY_MODULE)
    .listPriceRecords(
      { product_id: productId },
      { order: { created_at: "DESC", id: "DESC" }, take: PRICE_RECORDS_MOST },
    )
  const actors = [...new Set(rows.flatMap(({ actor_id: actor }) => actor ?? []))]
  const users: IUserModuleService = container.resolve(Modules.USER)
  const staff =
    actors.length > 0 ? await users.listUsers({ id: actors }, { select: ["id", "email"], take: null }) : []
  const emails = new Map(staff.map(({ id, email }) => [id, email]))
  return rows.map(({ id, from_pence, to_pence, source, actor_id: actor, created_at: at }) =>
    adminPriceRecordSchema.parse({
      ...{ id, source, from: inPounds(from_pence), to: inPounds(to_pence) },
      by: actor === null ? null : (emails.get(actor) ?? null),
      created_at: new Date(at).toISOString(),
    }),
  )
}
