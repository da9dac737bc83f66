import sanitizeHtml from "sanitize-html"

/** What the body of an article is made of. Its title is the page's one first-level heading. */
const TAGS = [
  ...["h2", "h3", "h4", "p", "blockquote", "pre", "code", "hr", "br"],
  ...["ul", "ol", "li", "dl", "dt", "dd"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["figure", "figcaption", "img"],
  ...["a", "strong", "em", "sub", "sup"],
]

/** Tags that say the same in another way. */
const SYNONYMS: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em" }

const SAFE_LINK = /^(?!.*<!--)(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[^\s]|\/(?!\s*[/\\])|#)/is
const SAFE_PICTURE = /^(?!.*<!--)(?:https?:\/\/[^\s]|\/(?!\s*[/\\]))/is
const ELSEWHERE = /^https?:/i
const WHOLE_NUMBER = /^\d{1,4}$/

/** Attributes that stay, each with what it may hold. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: SAFE_LINK, title: /./ },
  img: { src: SAFE_PICTURE, alt: /./, width: WHOLE_NUMBER, height: WHOLE_NUMBER },
  th: { colspan: WHOLE_NUMBER, rowspan: WHOLE_NUMBER, scope: /^(?:col|row|colgroup|rowgroup)$/ },
  td: { colspan: WHOLE_NUMBER, rowspan: WHOLE_NUMBER },
  ol: { start: WHOLE_NUMBER },
}

const keep: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => ATTRIBUTES[tagName]?.[name]?.test(value)),
  ),
})

const link: sanitizeHtml.Transformer = (tagName, given) => {
  const { attribs } = keep(tagName, given)
  return { tagName, attribs: ELSEWHERE.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs }
}

const picture: sanitizeHtml.Transformer = (tagName, given) => {
  const { attribs } = keep(tagName, given)
  return { tagName, attribs: "alt" in attribs ? attribs : { ...attribs, alt: "" } }
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, allowed]) => [tag, Object.keys(allowed)])),
    a: [...Object.keys(ATTRIBUTES.a ?? {}), "rel"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(SYNONYMS).map(([tag, same]) => [tag, sanitizeHtml.simpleTransform(same, {})]),
    ),
    a: link,
    img: picture,
    th: keep,
    td: keep,
    ol: keep,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
}

/** Control characters but those of layout, and halves of characters: no database stores them. */
const UNSTORABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu

/** Malformed HTML can need a second look: mending it can put a tag where it may not stand. */
const MOST_PASSES = 5

/**
 * Keeps of an article's HTML what an article is made of: headings of the second to fourth level, paragraphs, lists,
 * tables, figures, quotations, code, links and emphasis. No classes, styles, frames, scripts or event handlers; links
 * and pictures only to http(s) and root-relative addresses (links to mailto, tel and the page itself, too). Links to
 * other sites get `rel="noopener"`, pictures an `alt`.
 *
 * @param html from a person or an editor
 * @returns HTML that is safe to put on a page; cleaned again it stays the same
 */
export function cleanArticleHtml(html: string): string {
  let before = html.replace(UNSTORABLE, "")
  for (let pass = 1; ; pass += 1) {
    // Characters written as references (&#1;) stand as themselves only now.
    const cleaned = sanitizeHtml(before, OPTIONS).replace(UNSTORABLE, "").trim()
    if (cleaned === before || pass === MOST_PASSES) return cleaned
    before = cleaned
  }
}
