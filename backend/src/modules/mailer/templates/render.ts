import { type Company } from "../../../contract"
import { type MailContent, type MailDocument } from "./document"
import { renderHtml } from "./render-html"
import { renderText } from "./render-text"

/**
 * Renders a mail as HTML and as text.
 *
 * @param document content of the mail
 * @param company that sends the mail
 */
export function renderMail(document: MailDocument, company: Company): MailContent {
  return {
    subject: document.subject,
    html: renderHtml(document, company),
    text: renderText(document, company),
  }
}
