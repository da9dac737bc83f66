import sanitizeHtml from "sanitize-html"
import { isSafePicture, RICH_TEXT_OPTIONS } from "../contract"
import { readDocumentHtml } from "../contract/document-html"

/** Control characters but those of layout, and halves of surrogate pairs: PostgreSQL stores neither. */
const UNSTORABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu

/** Most passes: correcting malformed HTML can put a tag where it is not allowed, which the next pass removes. */
const MOST_PASSES = 5

/** HTML as it is stored. */
export interface RichText {
  html: string
  /** Addresses of pictures that were taken out because no page could show them, each once: `http:`, `file:`, `data:` and others. */
  refusedPictures: string[]
}

/**
 * Reduces HTML to the rich text of the contract: headings of the second to fourth level, paragraphs, lists, tables,
 * figures, quotations, code, links and emphasis. What word processors say with styles becomes elements. Classes, styles,
 * frames, scripts and event handlers are removed; links and pictures have safe addresses only, links to other sites get
 * `rel="noopener"`, pictures an `alt`.
 *
 * @param given HTML from a person, an editor or a price list
 * @param isOwnFile whether a picture at an `http:` address is an upload of this shop, which its pages do show
 * @returns HTML that is safe to put on a page (cleaned again it stays the same), and the pictures it lost
 */
export function readRichText(given: string, isOwnFile: (address: string) => boolean): RichText {
  const refused = new Set<string>()
  const { img } = RICH_TEXT_OPTIONS.transformTags
  const picture: typeof img = (tagName, attribs) => {
    const src = attribs.src?.trim() ?? ""
    const read = img(tagName, attribs)
    if (isSafePicture(src)) return read
    if (isOwnFile(src)) return { tagName, attribs: { src, ...read.attribs } }
    if (src) refused.add(src)
    return read
  }
  const options = {
    ...RICH_TEXT_OPTIONS,
    allowedSchemesByTag: { img: ["http", "https"] },
    transformTags: { ...RICH_TEXT_OPTIONS.transformTags, img: picture },
  }
  let before = given.replace(UNSTORABLE, "")
  for (let pass = 1; ; pass += 1) {
    // Only now are characters written as references (&#1;) decoded.
    const html = sanitizeHtml(readDocumentHtml(before), options).replace(UNSTORABLE, "").trim()
    if (html === before || pass === MOST_PASSES) return { html, refusedPictures: [...refused] }
    before = html
  }
}
