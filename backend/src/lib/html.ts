import sanitizeHtml from "sanitize-html"

/**
 * Keeps of a product's long description what a description needs: text, headings, lists, tables, links and pictures.
 * Scripts, styles, event handlers and addresses that are not http, https, mailto, tel or root-relative are dropped.
 *
 * @param html from a person or a price list
 * @returns HTML that is safe to put on a page
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2", "picture"],
    allowedAttributes: {
      a: ["href", "title", "rel", "target"],
      img: ["src", "alt", "title", "width", "height", "loading"],
      ol: ["start"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs,
      }),
    },
  })
}
