import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"
import { forgetOldFormSubmissionsWorkflow } from "../workflows/form-submission/workflows/forget-old-form-submissions"

/** Submissions deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 500

const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes form submissions older than FORM_RETENTION_DAYS. */
export default async function forgetFormSubmissions(container: MedusaContainer): Promise<void> {
  const { FORM_RETENTION_DAYS: days } = readEnvironment(process.env)
  const before = new Date(Date.now() - days * DAY_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetOldFormSubmissionsWorkflow(container).run({
      input: { before, most: PORTION },
    })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} form submissions older than ${days} days`)
}

export const config = { name: "forget-form-submissions", schedule: "15 3 * * *" }
