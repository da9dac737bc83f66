import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorMessage } from "../../lib/error-message"
import { type MailOutcome } from "../../lib/mail-queue"

/** Milliseconds between searches for due mails, so a mail of a process that died waits as long beyond its lease. */
export const SWEEP_EVERY = 10_000

/**
 * Mails one process sends at a time. The others wait unclaimed, so that their leases have not begun. The package is an ES
 * module only, and this file becomes CommonJS.
 */
const slots = import("p-limit").then(({ default: pLimit }) => pLimit(5))

/** Due mails read at a time. */
const PORTION = 20

/** How the mails of one table are found and delivered. */
interface MailSource {
  findDue: (container: MedusaContainer, limit: number) => Promise<string[]>
  /** Delivers a mail if it is due; returns the outcome, or null where there was nothing to do. */
  deliver: (container: MedusaContainer, id: string) => Promise<MailOutcome | null>
}

/** Delivers the mails of one table; never throws: failures are logged and tried again later. */
export interface MailRunner {
  /** Delivers those of some mails that are due. */
  deliver: (container: MedusaContainer, ids: readonly string[]) => Promise<void>
  /** Delivers every mail that is due. */
  deliverDue: (container: MedusaContainer) => Promise<void>
}

/** Makes the runner of a table of mails. */
export function mailRunner(source: MailSource): MailRunner {
  const deliverOne = async (container: MedusaContainer, id: string): Promise<void> => {
    try {
      const outcome = await source.deliver(container, id)
      if (outcome?.status === "pending") tryAgain(container, id, outcome.retry_in ?? 0)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Delivering mail ${id} failed: ${errorMessage(error)}`)
    }
  }
  const deliver = async (container: MedusaContainer, ids: readonly string[]): Promise<void> => {
    const inSlot = await slots
    await Promise.all(ids.map((id) => inSlot(() => deliverOne(container, id))))
  }
  /** Starts a timer for a short wait, which is more exact than the job; after longer ones the job finds the mail. */
  const tryAgain = (container: MedusaContainer, id: string, wait: number): void => {
    if (wait >= SWEEP_EVERY) return
    setTimeout(() => void deliver(container, [id]), wait).unref()
  }
  const deliverDue = async (container: MedusaContainer): Promise<void> => {
    const tried = new Set<string>()
    for (;;) {
      const ids = (await source.findDue(container, PORTION)).filter((id) => !tried.has(id))
      if (ids.length === 0) return
      for (const id of ids) tried.add(id)
      await deliver(container, ids)
    }
  }
  return { deliver, deliverDue }
}
