/** A value that JSON can hold, under schema.org's own names. */
export type JsonLdValue =
  string | number | boolean | undefined | JsonLdValue[] | { [property: string]: JsonLdValue }

/**
 * Structured data of the page. `<` is escaped, so that no text of the catalogue can close the element.
 */
export function JsonLd({ data }: { data: JsonLdValue }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c")
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
