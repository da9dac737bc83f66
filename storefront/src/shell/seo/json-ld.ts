/** A value that JSON can hold, under schema.org's own names. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue }

/** A schema.org object with its type. */
export type JsonLdNode = Readonly<{ "@type": string } & Record<string, JsonLdValue>>

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}

/**
 * Writes structured data for a script element: no text of the catalogue can close the element, and the two separators
 * that older scripts took for line ends are escaped.
 */
export const toScriptJson = (data: JsonLdValue): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)

const typesIn = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(typesIn)
  if (typeof data !== "object" || data === null) return []
  const { "@type": type, "@graph": graph } = data as Record<string, unknown>
  return [...[type].flat().filter((name) => typeof name === "string"), ...typesIn(graph)]
}

/**
 * Merges a page's structured data with the config of staff: an object of the config replaces the page's own of the same
 * type.
 *
 * @param own the page's structured data
 * @param markup JSON text of staff, checked by the backend; null where there is none
 */
export function mergeStructuredData(own: readonly JsonLdNode[], markup: string | null): JsonLdValue[] {
  if (markup === null) return [...own]
  const given = JSON.parse(markup) as JsonLdValue
  const replaced = new Set(typesIn(given))
  return [...own.filter((node) => !replaced.has(node["@type"])), given]
}
