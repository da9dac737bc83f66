import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refreshProducts } from "../catalogue-sync/catalogue-sync"
import { errorMessage } from "../lib/error-message"
import { runQuietly } from "../lib/run-quietly"
import { SCHEDULED_PRICE_MODULE } from "../modules/scheduled-price"
import {
  type ScheduledPriceClaim,
  type ScheduledPriceModuleService,
} from "../modules/scheduled-price/service"
import { applyScheduledPriceWorkflow } from "../workflows/scheduled-price/workflows/apply-scheduled-price"
import { noteProblemWorkflow } from "../workflows/scheduled-price/workflows/note-problem"

/** Most that one run applies; the next one, a minute later, goes on. */
const APPLIED_MOST = 200

/** Applies one claimed price. @returns ids of changed products; none where it failed */
async function apply(container: MedusaContainer, claimed: ScheduledPriceClaim): Promise<string[]> {
  try {
    return await runQuietly(container, (context) =>
      applyScheduledPriceWorkflow(container).run({ input: claimed, context }),
    )
  } catch (error) {
    const problem = errorMessage(error)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The scheduled price ${claimed.id} was not applied: ${problem}`)
    await noteProblemWorkflow(container).run({ input: { id: claimed.id, problem } })
    return []
  }
}

/**
 * Applies scheduled prices at the minute of their beginning and of their end. Each is claimed by one server, one after the
 * other, so that no claim ends while others are applied; one that fails is tried again after five minutes. Public pages
 * follow as after a change by staff.
 */
export default async function applyScheduledPrices(container: MedusaContainer): Promise<void> {
  const service = container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
  for (let count = 0; count < APPLIED_MOST; count += 1) {
    const claimed = await service.claimNext()
    if (claimed === null) return
    const changed = await apply(container, claimed)
    if (changed.length > 0) await refreshProducts(container, changed)
  }
}

export const config = { name: "apply-scheduled-prices", schedule: "* * * * *" }
