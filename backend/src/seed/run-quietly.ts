import { randomUUID } from "node:crypto"
import { type Context, type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Runs a workflow whose events nobody shall hear, because the caller says in one sentence what it did.
 *
 * @param container of the application
 * @param run starts the workflow with the given context
 * @returns the workflow's result
 * @throws what the workflow throws
 */
export async function runQuietly<T>(
  container: MedusaContainer,
  run: (context: Context) => Promise<{ result: T }>,
): Promise<T> {
  const eventGroupId = randomUUID()
  try {
    const { result } = await run({ eventGroupId, preventReleaseEvents: true })
    return result
  } finally {
    await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId)
  }
}
