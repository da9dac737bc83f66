import { formSender, toCompany } from "../../contract"
import { type Environment } from "../../config/environment"
import { mailSettings } from "../../modules/mailer/environment"
import { isAddress } from "../../modules/mailer/mailbox"
import { type ClaimedMail } from "../../modules/form-submission/mail-queue"
import { acknowledgement } from "../../modules/mailer/templates/acknowledgement"
import { type MailDocument } from "../../modules/mailer/templates/document"
import { renderMail } from "../../modules/mailer/templates/render"
import { staffNotice } from "../../modules/mailer/templates/staff-notice"
import { type MailedSubmission } from "../../modules/mailer/templates/submission"
import { type MailOptions } from "../../modules/mailer/message"
import { type OutgoingMail } from "./hand-over"

/** Resource type of mails about submissions in Medusa's notifications. */
export const FORM_MAIL = "form_mail"

interface Composed {
  to: string
  document: MailDocument
  options: MailOptions
}

type Composer = (
  submission: MailedSubmission,
  environment: Environment,
  joined: readonly MailedSubmission[],
) => Composed

/** Recipient, content and reply address of each mail, from the stored submission and the settings only. */
const COMPOSERS: Readonly<Record<ClaimedMail["kind"], Composer>> = {
  staff_notice: (submission, environment) => {
    const { name, email } = formSender(submission.type, submission.data)
    return {
      to: mailSettings(environment).staffTo.join(","),
      document: staffNotice(submission, environment.STOREFRONT_URL),
      options: {
        automatic: "generated",
        // An invalid reply address is left out, so that staff still get the mail.
        ...(isAddress(email) && { reply_to: { name, address: email } }),
      },
    }
  },
  acknowledgement: (submission, environment, joined) => ({
    to: formSender(submission.type, submission.data).email,
    document: acknowledgement(submission, toCompany(environment), environment.STOREFRONT_URL, joined),
    options: { automatic: "replied" },
  }),
}

/**
 * Composes a mail about a submission. Every try has the same Message-ID.
 *
 * @param mail with its kind and the number of the try
 * @param submission as stored
 * @param joined submissions of the same sender that an acknowledgement confirms, too
 */
export function composeFormMail(
  { id, kind, attempt }: ClaimedMail,
  submission: MailedSubmission,
  environment: Environment,
  joined: readonly MailedSubmission[] = [],
): OutgoingMail {
  const { to, document, options } = COMPOSERS[kind](submission, environment, joined)
  const [, domain = ""] = mailSettings(environment).from.address.split("@")
  return {
    to,
    template: `${submission.type}/${kind}`,
    content: renderMail(document, toCompany(environment)),
    options: { ...options, message_id: `<${id}@${domain}>` },
    key: `${id}/${attempt}`,
    resource_type: FORM_MAIL,
    resource_id: id,
  }
}
