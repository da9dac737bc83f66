import sanitizeHtml from "sanitize-html"
import { RICH_TEXT_OPTIONS } from "../contract"
import { readDocumentHtml } from "../contract/document-html"

/** Control characters but those of layout, and halves of surrogate pairs: PostgreSQL stores neither. */
const UNSTORABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu

/** Most passes: correcting malformed HTML can put a tag where it is not allowed, which the next pass removes. */
const MOST_PASSES = 5

/**
 * Reduces HTML to the rich text of the contract: headings of the second to fourth level, paragraphs, lists, tables,
 * figures, quotations, code, links and emphasis. What word processors say with styles becomes elements. Classes, styles,
 * frames, scripts and event handlers are removed; links and pictures have safe addresses only, links to other sites get
 * `rel="noopener"`, pictures an `alt`.
 *
 * @param html from a person, an editor or a price list
 * @returns HTML that is safe to put on a page; cleaned again it stays the same
 */
export function cleanRichText(html: string): string {
  let before = html.replace(UNSTORABLE, "")
  for (let pass = 1; ; pass += 1) {
    // Only now are characters written as references (&#1;) decoded.
    const cleaned = sanitizeHtml(readDocumentHtml(before), RICH_TEXT_OPTIONS).replace(UNSTORABLE, "").trim()
    if (cleaned === before || pass === MOST_PASSES) return cleaned
    before = cleaned
  }
}
