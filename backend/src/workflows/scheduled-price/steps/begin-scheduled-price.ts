import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readProducts } from "../../../product/read-products"
import { type NewActivity } from "../../activity/steps/record-activity"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import {
  type ScheduledPriceClaim,
  type ScheduledPriceModuleService,
} from "../../../modules/scheduled-price/service"

/** What is to be done at the time of a scheduled price. */
export interface ScheduledPriceTurn {
  /** The product's next price in pounds; null where it has none then. None where nothing is saved. */
  saves: { id: string; price: number | null }[]
  /** What is logged; null where nothing is saved. */
  activity: NewActivity | null
  /** True: the price holds now, until its end. Otherwise it is over. */
  goesOn: boolean
}

const inPounds = (pence: number | null) => (pence === null ? null : pence / 100)
const inPence = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 100))
const textOf = (price: number | null) => (price === null ? null : price.toFixed(2))

const entryOf = (id: string, name: string, before: number | null, after: number | null): NewActivity => ({
  ...{ actor_type: null, actor_id: null, actor_email: null },
  ...{ action: "scheduled", entity: "product", entity_id: id, entity_name: name, counts: null },
  changes: [{ field: "price", before: textOf(before), after: textOf(after) }],
})

const OVER: ScheduledPriceTurn = { saves: [], activity: null, goesOn: false }

/** The turn that changes a product's price. */
const changeTo = (
  price: number | null,
  { id, name, price: before }: { id: string; name: string; price: number | null },
  goesOn: boolean,
): ScheduledPriceTurn => ({
  saves: [{ id, price }],
  activity: entryOf(id, name, before, price),
  goesOn,
})

/**
 * Works out what a claimed price changes now, and stores the price that it will go back to; undone by storing what was there.
 * A price that staff have changed meanwhile stays at the end.
 */
export const beginScheduledPriceStep = createStep(
  "begin-scheduled-price",
  async (claimed: ScheduledPriceClaim, { container }) => {
    const service = container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
    const row = await service.readClaimed(claimed)
    const product = row && (await readProducts(container, [row.product_id])).get(row.product_id)?.product
    if (!row || !product) return new StepResponse(OVER, null)
    const scheduled = row.price_pence / 100
    if (row.is_active) {
      const former = inPounds(row.former_pence)
      const isOurs = product.price === scheduled && former !== scheduled
      return new StepResponse(isOurs ? changeTo(former, product, false) : OVER, null)
    }
    // Began and ended while no server ran.
    if (row.is_past) return new StepResponse(OVER, null)
    const { id } = claimed
    const { is_former_known, former_pence } = row
    if (!is_former_known)
      await service.updateScheduledPrices({ id, is_former_known: true, former_pence: inPence(product.price) })
    const before = { id, is_former_known, former_pence }
    return new StepResponse(changeTo(scheduled, product, row.has_end), before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).updateScheduledPrices(before)
  },
)
