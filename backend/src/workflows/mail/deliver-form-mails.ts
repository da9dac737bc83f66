import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorMessage } from "../../lib/error-message"
import { Slots } from "../../lib/slots"
import { FORM_SUBMISSION_MODULE } from "../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../modules/form-submission/service"
import { deliverFormMailWorkflow } from "./workflows/deliver-form-mail"

/** How often due mails are looked for, in milliseconds: how long a mail of a process that died waits beyond its lease. */
export const SWEEP_EVERY = 10_000

/** Mails one process sends at a time. The others wait without being taken, so that no lease runs meanwhile. */
const slots = new Slots(5)

/** Mails looked up at a time. */
const PORTION = 20

/**
 * Delivers mails, those that are due. Never throws: what fails is logged and tried again later.
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

/** A short wait is kept here, to the point; longer ones are found by the sweep. */
function tryAgain(container: MedusaContainer, id: string, wait: number): void {
  if (wait >= SWEEP_EVERY) return
  setTimeout(() => void deliverFormMails(container, [id]), wait).unref()
}

/**
 * Delivers what a submission owes.
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
