import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse, transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { CURRENCY } from "../../contract/constants"
import { type BasePrice } from "../../product/base-price"

/** One change of the price that a product itself has, in pounds ex VAT; null stands for "no price". */
export interface PriceChange {
  variantId: string
  /** Null where the variant has none yet: whatever was making it was killed. */
  priceSetId: string | null
  /** What is stored, in the order in which Medusa chooses; empty where there is none yet. */
  basePrices: BasePrice[]
  from: number | null
  to: number | null
}

type ReadyChange = PriceChange & { priceSetId: string }

/** The pricing module. Its types lack `createPrices` and `updatePrices`, which Medusa makes for each model of a module. */
interface PriceWriter {
  createPriceSets: (data: { prices: [] }[]) => Promise<{ id: string }[]>
  deletePriceSets: (ids: string[]) => Promise<void>
  createPrices: (
    data: { price_set_id: string; amount: number; currency_code: string }[],
  ) => Promise<{ id: string }[]>
  updatePrices: (data: { id: string; amount: number }[]) => Promise<unknown>
  removePrices: (ids: string[]) => Promise<void>
  softDeletePrices: (ids: string[]) => Promise<unknown>
  restorePrices: (ids: string[]) => Promise<unknown>
}

/** Makes price sets for the variants without one; undone by deleting them. */
const createMissingPriceSetsStep = createStep(
  "create-missing-price-sets",
  async (changes: PriceChange[], { container }) => {
    const bare = changes.filter(({ priceSetId }) => priceSetId === null)
    if (bare.length === 0) return new StepResponse<Record<string, string>, null>({}, null)
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
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
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    await pricing.deletePriceSets(undo.ids)
  },
)

/** Stores the prices of variants that had none; undone by deleting them. */
const createPricesStep = createStep(
  "create-prices",
  async (changes: ReadyChange[], { container }) => {
    const prices = changes.flatMap(({ priceSetId, basePrices, to }) =>
      to === null || basePrices.length > 0
        ? []
        : [{ price_set_id: priceSetId, amount: to, currency_code: CURRENCY }],
    )
    if (prices.length === 0) return new StepResponse(undefined, [])
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    const made = await pricing.createPrices(prices)
    return new StepResponse(
      undefined,
      made.map(({ id }) => id),
    )
  },
  async (made, { container }) => {
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    if (made?.length) await pricing.removePrices(made)
  },
)

/** Those that Medusa prefers to the rest for their rules; of them it would choose the lowest, so that all change together. */
const preferred = (prices: readonly BasePrice[]): BasePrice[] =>
  prices.filter(({ rules_count: rules }) => rules === prices[0]?.rules_count)

/** Changes the prices that show, whatever their rules and quantities; undone by their old amounts. */
const updatePricesStep = createStep(
  "update-prices",
  async (changes: ReadyChange[], { container }) => {
    const changed = changes.flatMap(({ basePrices, to }) =>
      to === null ? [] : preferred(basePrices).map(({ id, amount }) => ({ id, from: amount, to })),
    )
    if (changed.length === 0) return new StepResponse(undefined, [])
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    await pricing.updatePrices(changed.map(({ id, to }) => ({ id, amount: to })))
    return new StepResponse(
      undefined,
      changed.map(({ id, from }) => ({ id, amount: from })),
    )
  },
  async (before, { container }) => {
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    if (before?.length) await pricing.updatePrices(before)
  },
)

/** Deletes every price that would show where there is to be none; undone by restoring them. */
const removePricesStep = createStep(
  "remove-prices",
  async (changes: ReadyChange[], { container }) => {
    const ids = changes.flatMap(({ basePrices, to }) => (to === null ? basePrices.map(({ id }) => id) : []))
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    if (ids.length > 0) await pricing.softDeletePrices(ids)
    return new StepResponse(undefined, ids)
  },
  async (ids, { container }) => {
    const pricing = container.resolve<PriceWriter>(Modules.PRICING)
    if (ids?.length) await pricing.restorePrices(ids)
  },
)

/**
 * Sets, changes and removes the prices that products themselves have, also of a variant that has no price set yet. Other
 * prices of a variant (of price lists, from several pieces, of other regions and currencies) stay as they are.
 */
export function writePrices(changes: WorkflowData<PriceChange[]>): void {
  const made = createMissingPriceSetsStep(changes)
  const ready = transform({ changes, made }, (data): ReadyChange[] =>
    data.changes.map((change) => ({
      ...change,
      priceSetId: change.priceSetId ?? data.made[change.variantId] ?? "",
    })),
  )
  createPricesStep(ready)
  updatePricesStep(ready)
  removePricesStep(ready)
}
