import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse, transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { CURRENCY } from "../../contract/constants"

/** One change of a plain GBP price; null stands for "no price". Pounds. */
export interface PriceChange {
  variantId: string
  /** Null where the variant has none yet: whatever was making it was killed. */
  priceSetId: string | null
  /** The stored price, null when there is none yet. */
  priceId: string | null
  from: number | null
  to: number | null
}

type ReadyChange = PriceChange & { priceSetId: string }

interface PriceWriter {
  createPriceSets: (data: { prices: [] }[]) => Promise<{ id: string }[]>
  deletePriceSets: (ids: string[]) => Promise<void>
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
async function write(pricing: PriceWriter, changes: readonly ReadyChange[]): Promise<void> {
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

/** Makes price sets for the variants without one; undone by deleting them. */
const createMissingPriceSetsStep = createStep(
  "create-missing-price-sets",
  async (changes: PriceChange[], { container }) => {
    const bare = changes.filter(({ priceSetId }) => priceSetId === null)
    if (bare.length === 0) return new StepResponse<Record<string, string>, null>({}, null)
    const pricing: PriceWriter = container.resolve(Modules.PRICING)
    const made = await pricing.createPriceSets(bare.map(() => ({ prices: [] })))
    const ids = made.map(({ id }) => id)
    const links = bare.map(({ variantId }, at) => ({
      [Modules.PRODUCT]: { variant_id: variantId },
      [Modules.PRICING]: { price_set_id: ids[at] ?? "" },
    }))
    try {
      await container.resolve(ContainerRegistrationKeys.LINK).create(links)
    } catch (error) {
      // Medusa does not compensate the step that fails.
      await pricing.deletePriceSets(ids)
      throw error
    }
    const byVariant: Record<string, string> = Object.fromEntries(
      bare.map(({ variantId }, at) => [variantId, ids[at] ?? ""]),
    )
    return new StepResponse(byVariant, { ids, links })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(undo.links)
    const pricing: PriceWriter = container.resolve(Modules.PRICING)
    await pricing.deletePriceSets(undo.ids)
  },
)

/** Sets, changes and removes plain GBP prices; undone by writing the old ones back. */
const writePricesStep = createStep(
  "write-prices",
  async (changes: ReadyChange[], { container }) => {
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
      changes.map(({ variantId, priceSetId, priceId, from, to }) => ({
        ...{ variantId, priceSetId },
        priceId: priceId ?? idOf.get(priceSetId) ?? null,
        from: to,
        to: from,
      })),
    )
  },
)

/** Sets, changes and removes plain GBP prices, also of a variant that has no price set yet. */
export function writePrices(changes: WorkflowData<PriceChange[]>): void {
  const made = createMissingPriceSetsStep(changes)
  const ready = transform({ changes, made }, (data): ReadyChange[] =>
    data.changes.map((change) => ({
      ...change,
      priceSetId: change.priceSetId ?? data.made[change.variantId] ?? "",
    })),
  )
  writePricesStep(ready)
}
