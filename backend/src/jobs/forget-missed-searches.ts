import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetMissedSearchesWorkflow } from "../workflows/missed-search/workflows/forget-missed-searches"

/** Counts deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 1_000

/** Days for which a search counts. */
const DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes counts of searches without result that are older than ninety days. */
export default async function forgetMissedSearches(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - DAYS * DAY_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetMissedSearchesWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} counts of searches older than ${DAYS} days`)
}

export const config = { name: "forget-missed-searches", schedule: "40 3 * * *" }
