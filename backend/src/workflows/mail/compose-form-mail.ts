import { type Company, formSender, type StoredMailTexts } from "../../contract"
import { type Environment } from "../../config/environment"
import { mailSettings } from "../../modules/mailer/environment"
import { isAddress } from "../../modules/mailer/mailbox"
import { type ClaimedMail } from "../../modules/form-submission/mail-queue"
import { acknowledgement } from "../../modules/mailer/templates/acknowledgement"
import { type MailDocument } from "../../modules/mailer/templates/document"
import { reply } from "../../modules/mailer/templates/reply"
import { renderMail } from "../../modules/mailer/templates/render"
import { staffNotice } from "../../modules/mailer/templates/staff-notice"
import { type MailedSubmission } from "../../modules/mailer/templates/submission"
import { type MailOptions } from "../../modules/mailer/message"
import { type OutgoingMail, POST_MAIL } from "./hand-over"

interface Composed {
  to: string
  document: MailDocument
  options: MailOptions
}

/** What a mail says beside its submission. */
interface Additions {
  /** The company that sends it. */
  company: Company
  /** Texts that staff have stored. */
  texts: StoredMailTexts
  /** Submissions of the same sender that an acknowledgement confirms, too. */
  joined?: readonly MailedSubmission[]
  /** Text of a reply. */
  replyText?: string
}

type Composer = (submission: MailedSubmission, environment: Environment, additions: Additions) => Composed

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
  acknowledgement: (submission, environment, { company, texts, joined = [] }) => ({
    to: formSender(submission.type, submission.data).email,
    document: acknowledgement(submission, company, environment.STOREFRONT_URL, texts, joined),
    options: { automatic: "replied" },
  }),
  reply: (submission, environment, { texts, replyText = "" }) => ({
    to: formSender(submission.type, submission.data).email,
    document: reply(submission, replyText, environment.STOREFRONT_URL, texts),
    options: { automatic: "no" },
  }),
}

/**
 * Composes a mail about a submission. Every try has the same Message-ID.
 *
 * @param mail with its kind and the number of the try
 * @param submission as stored
 * @param additions to the submission
 */
export function composeFormMail(
  { id, kind, attempt }: Pick<ClaimedMail, "id" | "kind" | "attempt">,
  submission: MailedSubmission,
  environment: Environment,
  additions: Additions,
): OutgoingMail {
  const { to, document, options } = COMPOSERS[kind](submission, environment, additions)
  const [, domain = ""] = mailSettings(environment).from.address.split("@")
  return {
    to,
    template: `${submission.type}/${kind}`,
    content: renderMail(document, additions.company),
    options: { ...options, message_id: `<${id}@${domain}>` },
    key: `${id}/${attempt}`,
    resource_type: POST_MAIL,
    resource_id: id,
  }
}
