import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorMessage } from "../../lib/error-message"
import { Slots } from "../../lib/slots"
import { FORM_SUBMISSION_MODULE } from "../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../modules/form-submission/service"
import { deliverFormMailWorkflow } from "./workflows/deliver-form-mail"

/** Milliseconds between searches for due mails, so a mail of a process that died waits as long beyond its lease. */
export const SWEEP_EVERY = 10_000

/** Mails one process sends at a time. The others wait unclaimed, so that their leases have not begun. */
const slots = new Slots(5)

/** Due mails read at a time. */
const PORTION = 20

/**
 * Delivers those of some mails that are due. Never throws: failures are logged and tried again later.
 *
 * @param container any container of the application
 * @param ids of mails
 */
export async function deliverFormMails(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => slots.run(() => deliver(container, id))))
}

async function deliver(container: MedusaContainer, id: string): Promise<void> {
  try {
    const { result } = await deliverFormMailWorkflow(container).run({ input: { id } })
    if (result?.status === "pending") tryAgain(container, id, result.retry_in ?? 0)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Delivering mail ${id} failed: ${errorMessage(error)}`)
  }
}

/** Starts a timer for a short wait, which is more exact than the job; after longer ones the job finds the mail. */
function tryAgain(container: MedusaContainer, id: string, wait: number): void {
  if (wait >= SWEEP_EVERY) return
  setTimeout(() => void deliverFormMails(container, [id]), wait).unref()
}

/**
 * Delivers the pending mails of a submission.
 *
 * @param container any container of the application
 * @param submissionId whose mails
 */
export async function deliverMailsOf(container: MedusaContainer, submissionId: string): Promise<void> {
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const mails = await service.listFormMails(
    { submission_id: submissionId, status: "pending" },
    { select: ["id"] },
  )
  await deliverFormMails(
    container,
    mails.map(({ id }) => id),
  )
}

/**
 * Delivers every mail that is due, of all submissions.
 *
 * @param container any container of the application
 */
export async function deliverDueMails(container: MedusaContainer): Promise<void> {
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const tried = new Set<string>()
  for (;;) {
    const ids = (await service.findDueMails(PORTION)).filter((id) => !tried.has(id))
    if (ids.length === 0) return
    for (const id of ids) tried.add(id)
    await deliverFormMails(container, ids)
  }
}
