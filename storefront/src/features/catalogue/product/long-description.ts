import sanitizeHtml from "sanitize-html"

/** What a long description may hold: text structure, lists, tables and links. No pictures from elsewhere, no styles. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "p",
      "br",
      "h2",
      "h3",
      "h4",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
      "strong",
      "em",
      "b",
      "i",
      "sub",
      "sup",
    ],
    ...["blockquote", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "a"],
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own heading is the only first-level one.
    h1: "h2",
    a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }),
  },
}

/** The page's own heading is the only one above the highest of a description. */
const HIGHEST = 2

/** Moves all headings up or down together, so that none of the page's levels is left out. */
function levelHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([2-4])>/g)].map(([, level]) => Number(level))
  const shift = HIGHEST - Math.min(...levels)
  return levels.length === 0 || shift === 0
    ? html
    : html.replace(
        /<(\/?)h([2-4])>/g,
        (_, slash: string, level: string) => `<${slash}h${Number(level) + shift}>`,
      )
}

/** Makes staff's HTML safe to show. It was sanitised when it was stored; it is again, whoever stored it. */
export const toSafeHtml = (html: string): string => levelHeadings(sanitizeHtml(html, ALLOWED))
