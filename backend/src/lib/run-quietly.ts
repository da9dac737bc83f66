import { randomUUID } from "node:crypto"
import { type Context, type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/**
 * Runs a workflow without emitting its events, because the caller publishes its changes all at once.
 *
 * @param container of the application
 * @param run starts the workflow with the given context
 * @returns the workflow's result
 * @throws what the workflow throws, as an Error
 */
export async function runQuietly<T>(
  container: MedusaContainer,
  run: (context: Context) => Promise<{ result: T }>,
): Promise<T> {
  const eventGroupId = randomUUID()
  try {
    const { result } = await run({ eventGroupId, preventReleaseEvents: true })
    return result
  } catch (error) {
    throw asError(error)
  } finally {
    await container.resolve(Modules.EVENT_BUS).clearGroupedEvents(eventGroupId)
  }
}

/** Makes an Error of what workflows throw: a plain object with type and message. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const { type, message } = thrown as { type?: string; message?: string }
  return new MedusaError(type ?? MedusaError.Types.UNEXPECTED_STATE, message ?? String(thrown))
}
