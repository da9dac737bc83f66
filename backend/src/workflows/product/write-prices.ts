import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CURRENCY } from "../../contract/constants"

/** One change of a plain GBP price; null stands for "no price". Pounds. */
export interface PriceChange {
  priceSetId: string
  /** The stored price, null when there is none yet. */
  priceId: string | null
  from: number | null
  to: number | null
}

interface PriceWriter {
  addPrices: (
    data: { priceSetId: string; prices: { id?: string; amount: number; currency_code: string }[] }[],
  ) => Promise<unknown>
  removePrices: (ids: string[]) => Promise<void>
  listPrices: (
    filters: { price_set_id: string[]; currency_code: string },
    config: { select: string[]; take: null },
  ) => Promise<{ id: string; price_set_id?: string | null }[]>
}

/** Writes prices and takes prices away, leaving every other price of the same variant (price lists, quantities) alone. */
async function write(pricing: PriceWriter, changes: readonly PriceChange[]): Promise<void> {
  const toSet = changes.flatMap(({ priceSetId, priceId, to }) =>
    to === null
      ? []
      : [
          {
            priceSetId,
            prices: [{ ...(priceId ? { id: priceId } : {}), amount: to, currency_code: CURRENCY }],
          },
        ],
  )
  const toRemove = changes.flatMap(({ priceId, to }) => (to === null && priceId ? [priceId] : []))
  if (toSet.length > 0) await pricing.addPrices(toSet)
  if (toRemove.length > 0) await pricing.removePrices(toRemove)
}

/** Sets, changes and removes plain GBP prices; undone by writing the old ones back. */
export const writePricesStep = createStep(
  "write-prices",
  async (changes: PriceChange[], { container }) => {
    if (changes.length === 0) return new StepResponse([], [])
    await write(container.resolve(Modules.PRICING), changes)
    return new StepResponse(changes, changes)
  },
  async (changes, { container }) => {
    if (!changes?.length) return
    const pricing: PriceWriter = container.resolve(Modules.PRICING)
    const fresh = changes.filter(({ from, to }) => from === null && to !== null)
    const stored = fresh.length
      ? await pricing.listPrices(
          { price_set_id: fresh.map(({ priceSetId }) => priceSetId), currency_code: CURRENCY },
          { select: ["id", "price_set_id"], take: null },
        )
      : []
    const idOf = new Map(stored.map(({ id, price_set_id: setId }) => [setId ?? "", id]))
    await write(
      pricing,
      changes.map(({ priceSetId, priceId, from, to }) => ({
        priceSetId,
        priceId: priceId ?? idOf.get(priceSetId) ?? null,
        from: to,
        to: from,
      })),
    )
  },
)
