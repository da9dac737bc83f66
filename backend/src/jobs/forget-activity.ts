import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"
import { forgetOldActivityWorkflow } from "../workflows/activity/workflows/forget-old-activity"

/** Entries deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 1_000

const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes entries of the activity log older than ACTIVITY_RETENTION_DAYS. */
export default async function forgetActivity(container: MedusaContainer): Promise<void> {
  const { ACTIVITY_RETENTION_DAYS: days } = readEnvironment(process.env)
  const before = new Date(Date.now() - days * DAY_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetOldActivityWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} entries of the activity log older than ${days} days`)
}

export const config = { name: "forget-activity", schedule: "45 3 * * *" }
