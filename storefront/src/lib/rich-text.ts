import { RICH_TEXT_OPTIONS } from "@scanwright/backend/contract"
import sanitizeHtml from "sanitize-html"

const { img, ...transformTags } = RICH_TEXT_OPTIONS.transformTags

/** The contract's allow-list; pictures are loaded lazily. */
const OPTIONS: sanitizeHtml.IOptions = {
  ...RICH_TEXT_OPTIONS,
  allowedAttributes: {
    ...RICH_TEXT_OPTIONS.allowedAttributes,
    img: [...(RICH_TEXT_OPTIONS.allowedAttributes.img ?? []), "loading"],
  },
  transformTags: {
    ...transformTags,
    img: (tagName, given) => {
      const { attribs } = img(tagName, given)
      return { tagName, attribs: { ...attribs, loading: "lazy" } }
    },
  },
}

/**
 * Makes stored rich text safe to show. The backend sanitises rich text when it is stored; stored HTML is treated as hostile
 * all the same.
 *
 * @param html of an article or of a product's long description
 */
export const toSafeRichText = (html: string): string => sanitizeHtml(html, OPTIONS)
