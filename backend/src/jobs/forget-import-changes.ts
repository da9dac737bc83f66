import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { IMPORT_UNDO_DAYS } from "../contract"
import { forgetImportChangesWorkflow } from "../workflows/catalogue/forget-import-changes"

/** Changes deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 1_000

const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes what imports changed once they can no longer be undone. */
export default async function forgetImportChanges(container: MedusaContainer): Promise<void> {
  // A day later: the changes of a long import are older than its end.
  const before = new Date(Date.now() - (IMPORT_UNDO_DAYS + 1) * DAY_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetImportChangesWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} changes of imports that can no longer be undone`)
}

export const config = { name: "forget-import-changes", schedule: "50 3 * * *" }
