import { z } from "zod"

/** Most characters of a page's structured data. */
export const LONGEST_MARKUP = 20_000

const CONTEXT = /^https?:\/\/schema\.org\/?$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isFilledText = (value: unknown) => typeof value === "string" && value.trim() !== ""

const hasType = (node: unknown): boolean => {
  if (!isObject(node)) return false
  const types = [node["@type"]].flat()
  return types.length > 0 && types.every(isFilledText)
}

/** A node of schema.org: its context, and its type or a graph of nodes that have one. */
function isSchemaOrg(node: unknown): boolean {
  if (!isObject(node)) return false
  const contexts = [node["@context"]].flat()
  if (!contexts.some((context) => typeof context === "string" && CONTEXT.test(context))) return false
  const graph = node["@graph"]
  return graph === undefined
    ? hasType(node)
    : Array.isArray(graph) && graph.length > 0 && graph.every(hasType)
}

/** What would end or disguise the script element the text stands in. */
const BREAKS_OUT = /<\/script|<script|<!--/i

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function findFault(text: string): string | undefined {
  const parsed = parseJson(text)
  if (parsed === undefined) return "schema_markup must be valid JSON"
  const nodes = Array.isArray(parsed) ? parsed : [parsed]
  if (nodes.length === 0 || !nodes.every(isSchemaOrg)) {
    return 'schema_markup must be an object, or a list of objects, with "@context": "https://schema.org" and "@type"'
  }
  // Written again, so that an escaped bracket cannot hide.
  if (BREAKS_OUT.test(JSON.stringify(parsed))) {
    return "schema_markup may not hold script tags or HTML comments"
  }
  return undefined
}

/** Structured data of schema.org, as JSON text or as the object itself; comes out as JSON text. */
export const schemaMarkupSchema = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.record(z.string(), z.unknown()))])
  .transform((given, context) => {
    const text = typeof given === "string" ? given.trim() : JSON.stringify(given, null, 2)
    if (text.length > LONGEST_MARKUP) {
      const limit = { origin: "string", maximum: LONGEST_MARKUP, inclusive: true } as const
      context.addIssue({ code: "too_big", ...limit, input: text })
      return z.NEVER
    }
    const message = findFault(text)
    if (message === undefined) return text
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })
