import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateScheduledPrice } from "../../../contract"
import { present } from "../../../lib/not-found"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import { type ScheduledPriceModuleService } from "../../../modules/scheduled-price/service"
import { readProducts } from "../../../product/read-products"

/** Schedules a price of an existing product; undone by deleting it. */
export const schedulePriceStep = createStep(
  "schedule-price",
  async (wanted: CreateScheduledPrice, { container }) => {
    const stored = await readProducts(container, [wanted.product_id])
    present(stored.get(wanted.product_id), "Product", wanted.product_id)
    const id = await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).schedule(wanted)
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).deleteScheduledPrices(id)
  },
)
