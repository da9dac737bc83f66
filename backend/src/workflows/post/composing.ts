import { type MedusaContainer } from "@medusajs/framework/types"
import { type Environment } from "../../config/environment"
import { type AccountMailContext } from "../../modules/mailer/templates/account-mails"
import { type MailDocument } from "../../modules/mailer/templates/document"
import { type ClaimedPostMail } from "../../modules/post/mail-queue"

/** What a mail is composed of. */
export interface Composing {
  container: MedusaContainer
  mail: ClaimedPostMail
  environment: Environment
  context: AccountMailContext
}

/** Composes a mail; returns null where what it is about is not so any more, and it must not be sent. */
export type Composer = (composing: Composing) => Promise<MailDocument | null>
