import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { assertAllPresent } from "../../../lib/not-found"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import { type ScheduledPriceModuleService } from "../../../modules/scheduled-price/service"

/** Soft-deletes a scheduled price; undone by restoring it. */
export const deleteScheduledPriceStep = createStep(
  "delete-scheduled-price",
  async (id: string, { container }) => {
    const service = container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
    assertAllPresent("Scheduled price", [id], await service.listScheduledPrices({ id }, { select: ["id"] }))
    await service.softDeleteScheduledPrices([id])
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).restoreScheduledPrices([id])
  },
)
