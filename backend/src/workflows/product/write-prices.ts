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

/**
 * Which stored prices a new one is written to: the one that shows now, and any with the same rules that would be lower than
 * the new one, such as one that holds up to nine pieces.
 */
const toChange = (prices: readonly BasePrice[], price: number): BasePrice[] =>
  prices.filter(
    ({ rules_count: rules, amount }, at) => at === 0 || (rules === prices[0]?.rules_count && amount < price),
  )

/** Changes the prices that show, whatever their rules and quantities; undone by `restoreRowsStep`. */
const updatePricesStep = createStep("update-prices", async (changes: ReadyChange[], { container }) => {
  const prices = changes.flatMap(({ basePrices, to }) =>
    to === null ? [] : toChange(basePrices, to).map(({ id }) => ({ id, amount: to })),
  )
  const pricing = container.resolve<PriceWriter>(Modules.PRICING)
  if (prices.length > 0) await pricing.updatePrices(prices)
  return new StepResponse(undefined)
})

/**
 * Deletes every price that would show where there is to be none; undone by `restoreRowsStep`. For good, because restoring a
 * deleted product brings back all prices of it that can be restored.
 */
const removePricesStep = createStep("remove-prices", async (changes: ReadyChange[], { container }) => {
  const ids = changes.flatMap(({ basePrices, to }) => (to === null ? basePrices.map(({ id }) => id) : []))
  const pricing = container.resolve<PriceWriter>(Modules.PRICING)
  if (ids.length > 0) await pricing.removePrices(ids)
  return new StepResponse(undefined)
})

/**
 * Sets, changes and removes the prices that products themselves have, also of a variant that has no price set yet. Other
 * prices of a variant (of price lists, from several pieces, of other regions and currencies) stay as they are. The workflow
 * runs `restoreRowsStep` before it.
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
