import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldPopularityWorkflow } from "../workflows/popularity/workflows/forget-old-popularity"

/** Counts deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 1_000

/** Weeks for which a view or an enquiry counts. */
const WEEKS = 12

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** Deletes counts of popularity that are older than twelve weeks, before the index is made anew with those that are left. */
export default async function forgetPopularity(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - WEEKS * WEEK_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetOldPopularityWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} counts of popularity older than ${WEEKS} weeks`)
}

export const config = { name: "forget-popularity", schedule: "20 3 * * *" }
