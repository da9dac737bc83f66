import { type MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SPAM_STATUS } from "../../../contract"
import { readEnvironment } from "../../../config/environment"
import { mailSettings } from "../../../modules/mailer/environment"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { HELD } from "../../../modules/form-submission/acknowledgement-limit"
import { type MailOutcome } from "../../../lib/mail-queue"
import { type ClaimedMail } from "../../../modules/form-submission/mail-queue"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { readDeliveryError } from "../../../modules/mailer/delivery-failure"
import { type MailedSubmission } from "../../../modules/mailer/templates/submission"
import { composeFormMail } from "../compose-form-mail"
import { handOver, POST_MAIL, takenBefore } from "../hand-over"
import { readCompany } from "../../company-facts/read-company"
import { readMailTexts } from "../../mail-text/read-mail-texts"
import { afterFailure } from "../retry-policy"

/** Reads the submission of a mail; null when it was deleted or is spam by now. */
async function readSubmission(container: MedusaContainer, id: string): Promise<MailedSubmission | null> {
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [submission] = await service.listFormSubmissions({ id })
  if (submission?.erased_at !== null || submission.status === SPAM_STATUS) return null
  const { reference, type, data, products, created_at } = submission
  return {
    reference,
    type,
    data,
    products: (products ?? []) as unknown as MailedSubmission["products"],
    created_at: new Date(created_at),
  }
}

/** The outcome of a try, with the acknowledgements that were joined with the mail and share it. */
export interface Tried {
  outcome: MailOutcome
  joined: ClaimedMail[]
}

const alone = (outcome: MailOutcome): Tried => ({ outcome, joined: [] })

/** Acknowledgements that are held for the same address, with their submissions; spam and deleted ones are left out. */
async function readHeld(container: MedusaContainer, mail: ClaimedMail, lease: number) {
  if (mail.kind !== "acknowledgement") return []
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const held = await service.claimHeldMails(mail, lease)
  const read = held.map(async (each) => ({
    mail: each,
    submission: await readSubmission(container, each.submission_id),
  }))
  return (await Promise.all(read)).flatMap(({ mail: each, submission }) =>
    submission === null ? [] : [{ mail: each, submission }],
  )
}

/** The text of a mail's reply; undefined for other mails, null where the reply was deleted. */
async function readReply(container: MedusaContainer, { reply_id }: ClaimedMail) {
  if (reply_id === null) return undefined
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [stored] = await service.listFormReplies({ id: reply_id }, { select: ["text"] })
  return stored?.text ?? null
}

async function send(container: MedusaContainer, mail: ClaimedMail): Promise<Tried> {
  const message_id = await takenBefore(container, { resource_type: POST_MAIL, resource_id: mail.id })
  if (message_id !== null) return alone({ status: "sent", message_id })
  const submission = await readSubmission(container, mail.submission_id)
  const replyText = await readReply(container, mail)
  if (!submission || replyText === null) return alone({ status: "cancelled" })
  const environment = readEnvironment(process.env)
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const most = environment.RATE_LIMIT_ACKNOWLEDGEMENTS
  const wait = mail.kind === "acknowledgement" ? await service.acknowledgementWait(mail, most) : 0
  if (wait > 0) return alone({ status: "pending", last_error: HELD, retry_in: wait })
  const settings = mailSettings(environment)
  const company = await readCompany(container, environment)
  const held = await readHeld(container, mail, settings.lease)
  const joined = held.map((each) => each.mail)
  const others = held.map((each) => each.submission)
  const texts = await readMailTexts(container)
  const additions = { company, texts, joined: others, ...(replyText !== undefined && { replyText }) }
  const outgoing = composeFormMail(mail, submission, environment, additions)
  try {
    await handOver(container, outgoing)
    return { outcome: { status: "sent", message_id: outgoing.options.message_id }, joined }
  } catch (error) {
    return { outcome: afterFailure(mail, readDeliveryError(error), settings, Date.now()), joined }
  }
}

/**
 * Sends a claimed mail and returns the outcome; a server that does not accept it is no failure of the step. Cannot be
 * undone: a sent mail stays sent.
 */
export const sendFormMailStep = createStep(
  "send-form-mail",
  async (mail: ClaimedMail | null, { container }) =>
    new StepResponse(mail ? await send(container, mail) : null),
)
