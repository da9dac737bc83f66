import { z } from "@medusajs/framework/zod"

/** A JSON Schema of the draft that OpenAPI 3.1 uses (2020-12). */
export type JsonSchema = Record<string, unknown>

/** Keywords left out: the document names the dialect of its schemas once, and each schema by its key. */
const IDENTITY = new Set(["$schema", "$id"])

const withoutIdentity = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !IDENTITY.has(keyword)))

/**
 * Describes the input of a schema, before its defaults and transformations.
 *
 * @param schema of a query, a path or a body
 */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutIdentity(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))
}

/**
 * Describes the schemas of responses. A named schema inside another becomes a reference to it.
 *
 * @param schemas by name
 * @returns the schemas of the document's components, by name
 */
export function responseSchemas(schemas: ReadonlyMap<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of schemas) registry.add(schema, { id })
  const { schemas: described } = z.toJSONSchema(registry, {
    io: "output",
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.fromEntries(
    Object.entries(described).map(([name, schema]) => [name, withoutIdentity(schema)]),
  )
}
