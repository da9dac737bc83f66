/**
 * What the rich text of an article or a product's long description may hold. The editor writes exactly this, the backend
 * stores nothing else, and the storefront shows nothing else: the one allow-list of all three.
 */

/** Elements of rich text. The title of its page is the one first-level heading. */
const TAGS = [
  ...["h2", "h3", "h4", "p", "blockquote", "pre", "code", "hr", "br"],
  ...["ul", "ol", "li", "dl", "dt", "dd"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["figure", "figcaption", "img"],
  ...["a", "strong", "em", "sub", "sup"],
]

/** Elements that mean the same as another one, with the one that is stored. */
export const RICH_TEXT_SYNONYMS: Readonly<Record<string, string>> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  b: "strong",
  i: "em",
}

const SAFE_LINK = /^(?!.*<!--)(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[^\s]|\/(?!\s*[/\\])|#)/is
/** Not `http:`: the security policy of every page refuses such pictures. */
const SAFE_PICTURE = /^(?:https:\/\/[^\s]|\/(?!\s*[/\\]))(?!.*<!--)/is
const OTHER_SITE = /^https?:/i
const WHOLE_NUMBER = /^\d{1,4}$/

/** Whether a link of rich text may lead to an address: http(s), mailto, tel, a page of this site or a place on the page. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address.trim())

/** Whether a picture of rich text may come from an address: https or this site. */
export const isSafePicture = (address: string): boolean => SAFE_PICTURE.test(address.trim())

/** Attributes that are stored, each with the values it may have. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: SAFE_LINK, title: /./ },
  img: { src: SAFE_PICTURE, alt: /./, width: WHOLE_NUMBER, height: WHOLE_NUMBER },
  th: { colspan: WHOLE_NUMBER, rowspan: WHOLE_NUMBER, scope: /^(?:col|row|colgroup|rowgroup)$/ },
  td: { colspan: WHOLE_NUMBER, rowspan: WHOLE_NUMBER },
  ol: { type: /^[aAiI]$/, start: WHOLE_NUMBER },
}

type Attributes = Record<string, string>
type Transform = (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes }

const onlyAllowed: Transform = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => ATTRIBUTES[tagName]?.[name]?.test(value)),
  ),
})

const link: Transform = (tagName, given) => {
  const { attribs } = onlyAllowed(tagName, given)
  return { tagName, attribs: OTHER_SITE.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs }
}

const picture: Transform = (tagName, given) => {
  const { attribs } = onlyAllowed(tagName, given)
  return { tagName, attribs: "alt" in attribs ? attribs : { ...attribs, alt: "" } }
}

const synonym =
  (same: string): Transform =>
  () => ({ tagName: same, attribs: {} })

const ATTRIBUTE_NAMES: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, allowed]) => [tag, Object.keys(allowed)])),
  a: [...Object.keys(ATTRIBUTES.a ?? {}), "rel"],
}

/** The allow-list as options of the package sanitize-html, which the backend and the storefront both use. */
export const RICH_TEXT_OPTIONS = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTE_NAMES,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_SYNONYMS).map(([tag, same]) => [tag, synonym(same)])),
    a: link,
    img: picture,
    th: onlyAllowed,
    td: onlyAllowed,
    ol: onlyAllowed,
  },
  exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Attributes }) => tag === "img" && !attribs.src,
}
