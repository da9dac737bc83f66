import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminFormMail, submissionIdSchema } from "../../contract"
import { FORM_SUBMISSION_MODULE } from "../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../modules/form-submission/service"
import { present } from "../../lib/not-found"

/** A submission's mails and their states. */
export interface MailedState {
  status: string
  mails: AdminFormMail[]
}

/**
 * Reads the states of a submission's mails.
 *
 * @param container any container of the application
 * @param id of the submission
 * @throws MedusaError (not found) when there is no such submission
 */
export async function readFormMails(container: MedusaContainer, id: string): Promise<MailedState> {
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [stored] = submissionIdSchema.safeParse(id).success
    ? await service.listFormSubmissions({ id }, { select: ["id", "status"] })
    : []
  const submission = present(stored, "Form submission", id)
  return { status: submission.status, mails: await service.listMails(submission.id) }
}
