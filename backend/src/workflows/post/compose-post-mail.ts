import { type MedusaContainer } from "@medusajs/framework/types"
import { type Environment } from "../../config/environment"
import { type PostMailKind } from "../../contract"
import { mailSettings } from "../../modules/mailer/environment"
import { renderMail } from "../../modules/mailer/templates/render"
import { type ClaimedPostMail } from "../../modules/post/mail-queue"
import { STAFF } from "../../modules/post/owe"
import { readCompany } from "../company-facts/read-company"
import { type OutgoingMail, POST_MAIL } from "../mail/hand-over"
import { readMailTexts } from "../mail-text/read-mail-texts"
import {
  composeAccountApproved,
  composeAccountExists,
  composeMemberRemoved,
  composeNewCompany,
  composeRolesChanged,
} from "./compose-account-news"
import { composeFounderLink, composeMemberInvitation, composePasswordLink } from "./compose-links"
import { type Composer } from "./composing"

const COMPOSERS: Readonly<Record<PostMailKind, Composer>> = {
  founder_link: composeFounderLink,
  account_exists: composeAccountExists,
  member_invitation: composeMemberInvitation,
  password_link: composePasswordLink,
  roles_changed: composeRolesChanged,
  member_removed: composeMemberRemoved,
  account_approved: composeAccountApproved,
  new_company: composeNewCompany,
}

/**
 * A mail whose tries have one content has one Message-ID, by which a repeated one is recognised. The link of a new password
 * is another in each try and ends the one before, so a mail server must not take the newer mail for the same.
 */
const messageName = ({ id, kind, attempt }: ClaimedPostMail): string =>
  kind === "password_link" ? `${id}.${attempt}` : id

/**
 * Composes a mail about an account from what is stored now.
 *
 * @param mail with its kind, its subject and the number of the try
 * @returns null where the mail must not be sent any more
 */
export async function composePostMail(
  container: MedusaContainer,
  mail: ClaimedPostMail,
  environment: Environment,
): Promise<OutgoingMail | null> {
  const company = await readCompany(container, environment)
  const texts = await readMailTexts(container)
  const context = { company, storefrontUrl: environment.STOREFRONT_URL, texts }
  const document = await COMPOSERS[mail.kind]({ container, mail, environment, context })
  if (document === null) return null
  const { staffTo, from } = mailSettings(environment)
  const [, domain = ""] = from.address.split("@")
  return {
    to: mail.recipient === STAFF ? staffTo.join(",") : mail.recipient,
    template: `account/${mail.kind}`,
    content: renderMail(document, company),
    options: { automatic: "generated", message_id: `<${messageName(mail)}@${domain}>` },
    key: `${mail.id}/${mail.attempt}`,
    resource_type: POST_MAIL,
    resource_id: mail.id,
  }
}
