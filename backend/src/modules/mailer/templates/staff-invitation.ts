import { type Company } from "../../../contract"
import { type MailDocument } from "./document"

/**
 * Mail that invites a person to the staff area.
 *
 * @param company that invites
 * @param link to the page that accepts the invitation, with the token
 * @param expires end of the invitation, as text
 */
export function staffInvitation(company: Company, link: string, expires: string): MailDocument {
  return {
    subject: `Your invitation to the ${company.name} staff area`,
    preview: `Choose a password to start. The link works until ${expires}.`,
    title: "You are invited to join the staff",
    blocks: [
      {
        kind: "paragraph",
        text: `An administrator of ${company.name} has invited you to its staff area. Choose a password to open your account.`,
      },
      { kind: "button", label: "Accept the invitation", url: link },
      {
        kind: "note",
        text: `The link is yours alone and works once, until ${expires}. If it has run out, ask the person who invited you to send another.`,
      },
    ],
    reason: `You get this mail because an administrator of ${company.name} entered your address. If you expected no invitation, ignore it: without the link nobody can open the account.`,
  }
}
