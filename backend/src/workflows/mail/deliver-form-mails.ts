import { type MedusaContainer } from "@medusajs/framework/types"
import { FORM_SUBMISSION_MODULE } from "../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../modules/form-submission/service"
import { mailRunner } from "./mail-runner"
import { deliverFormMailWorkflow } from "./workflows/deliver-form-mail"

const serviceOf = (container: MedusaContainer) =>
  container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)

/** Delivers mails about form submissions. */
export const formMails = mailRunner({
  findDue: (container, limit) => serviceOf(container).findDueMails(limit),
  deliver: async (container, id) => (await deliverFormMailWorkflow(container).run({ input: { id } })).result,
})

/**
 * Delivers the pending mails of a submission.
 *
 * @param container any container of the application
 * @param submissionId whose mails
 */
export async function deliverMailsOf(container: MedusaContainer, submissionId: string): Promise<void> {
  const mails = await serviceOf(container).listMails(submissionId)
  const pending = mails.filter(({ status }) => status === "pending")
  await formMails.deliver(
    container,
    pending.map(({ id }) => id),
  )
}
