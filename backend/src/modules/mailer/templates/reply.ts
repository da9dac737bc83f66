import { FORMS, mailCopy, type StoredMailTexts } from "../../../contract"
import { type MailDocument, paragraphsOf } from "./document"
import { type MailedSubmission } from "./submission"

/** Most characters of the preview text. */
const PREVIEW_MOST = 100

/**
 * Mail in which staff reply to the sender of a form submission. Its text is plain: the renderers escape it.
 *
 * @param submission as stored
 * @param text as the member of staff wrote it; a blank line begins a paragraph
 * @param storefrontUrl address of the storefront
 * @param texts that staff have stored
 */
export function reply(
  { reference, type }: MailedSubmission,
  text: string,
  storefrontUrl: string,
  texts: StoredMailTexts = {},
): MailDocument {
  const { noun: form, title } = FORMS[type]
  return {
    subject: mailCopy("reply", texts, { form, reference }).subject,
    preview: text.replaceAll(/\s+/g, " ").slice(0, PREVIEW_MOST),
    title: `Our reply to your ${form}`,
    reference: `Your reference: ${reference}`,
    blocks: paragraphsOf(text),
    reason: `You get this mail because you sent us the form “${title}” on ${storefrontUrl}. Answer it to write back to us.`,
  }
}
