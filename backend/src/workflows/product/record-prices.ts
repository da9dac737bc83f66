import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PRICE_RECORDS_MOST, type PriceSource } from "../../contract"
import { PRICE_HISTORY_MODULE } from "../../modules/price-history"
import { type PriceHistoryModuleService } from "../../modules/price-history/service"

/** What saves products, for the history of their prices. */
export interface SaveOrigin {
  source: PriceSource
  /** Id of the member of staff; null for a key of the Admin API and for commands. */
  actor_id: string | null
}

/** Changed prices in pounds ex VAT, and who changed them. */
interface PricesToRecord {
  changes: { productId: string; from: number | null; to: number | null }[]
  origin?: SaveOrigin
}

/** Most pence that the history's columns hold: £21,474,836.47. Medusa stores prices far beyond what a shop sells. */
const PENCE_MOST = 2 ** 31 - 1

const inPence = (pounds: number | null) =>
  pounds === null ? null : Math.min(Math.round(pounds * 100), PENCE_MOST)

/**
 * Stores changes of prices for the products' history, and deletes the oldest beyond a product's fifty. Undone by deleting the new
 * ones and storing the oldest again.
 */
export const recordPricesStep = createStep(
  "record-prices",
  async (
    { changes, origin: { source, actor_id } = { source: "hand", actor_id: null } }: PricesToRecord,
    { container },
  ) => {
    const service = container.resolve<PriceHistoryModuleService>(PRICE_HISTORY_MODULE)
    const rows = changes
      .map(({ productId, from, to }) => ({
        ...{ product_id: productId, from_pence: inPence(from), to_pence: inPence(to) },
        ...{ source, actor_id },
      }))
      .filter(({ from_pence: from, to_pence: to }) => from !== to)
    const created = rows.length > 0 ? (await service.createPriceRecords(rows)).map(({ id }) => id) : []
    const products = [...new Set(rows.map(({ product_id: id }) => id))]
    const removed = await service.surplusOf(products, PRICE_RECORDS_MOST)
    if (removed.length > 0) await service.deletePriceRecords(removed.map(({ id }) => id))
    return new StepResponse(created.length, { created, removed })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<PriceHistoryModuleService>(PRICE_HISTORY_MODULE)
    if (undo.created.length > 0) await service.deletePriceRecords(undo.created)
    if (undo.removed.length > 0) await service.createPriceRecords(undo.removed)
  },
)
