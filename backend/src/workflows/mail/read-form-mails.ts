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

const written = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString())

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
    ? await service.listFormSubmissions({ id }, { select: ["id", "status"], relations: ["mails"] })
    : []
  const submission = present(stored, "Form submission", id)
  const mails = submission.mails.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    status: mail.status,
    attempts: mail.attempts,
    next_attempt_at: written(mail.next_attempt_at),
    last_error: mail.last_error,
    sent_at: written(mail.sent_at),
  }))
  return { status: submission.status, mails: mails.sort((a, b) => a.kind.localeCompare(b.kind)) }
}
