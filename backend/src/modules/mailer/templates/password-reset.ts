import { type Company } from "../../../contract"
import { type MailDocument } from "./document"

/** Validity of the token in the link, in milliseconds, as Medusa sets it. */
export const PASSWORD_LINK_VALID = 15 * 60_000

const MINUTES_VALID = PASSWORD_LINK_VALID / 60_000

/**
 * Mail with the link to reset the password of a member of staff.
 *
 * @param company named in the mail
 * @param link to the page for the new password, with the token
 */
export function passwordReset(company: Company, link: string): MailDocument {
  return {
    subject: `Choose a new password for the ${company.name} staff area`,
    preview: `The link works for ${MINUTES_VALID} minutes.`,
    title: "Choose a new password",
    blocks: [
      {
        kind: "paragraph",
        text: `Someone asked for a new password for your account in the staff area of ${company.name}.`,
      },
      { kind: "button", label: "Choose a new password", url: link },
      {
        kind: "note",
        text: `The link works for ${MINUTES_VALID} minutes. Your old password stays good until you choose a new one.`,
      },
    ],
    reason:
      "You get this mail because your address was entered on the sign-in page. If that was not you, ignore it: nothing changes.",
  }
}
