import sanitizeHtml from "sanitize-html"

/** What the body of an article may hold. It was cleaned by the same rules when it was stored. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "blockquote", "pre", "code", "hr", "br", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "figure", "figcaption", "img"],
    ...["a", "strong", "em", "sub", "sup"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: { img: sanitizeHtml.simpleTransform("img", { loading: "lazy" }) },
}

/** Makes an article's HTML safe to show, whoever stored it. Its pictures load when they come near the window. */
export const toSafeArticle = (html: string): string => sanitizeHtml(html, ALLOWED)
