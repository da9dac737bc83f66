/** The parts of an OpenAPI 3.1 document that the tests read. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** One route of the document. */
export interface Operation {
  parameters?: { name: string; in: "path" | "query" | "header"; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  security?: Record<string, string[]>[]
}

/** The part of JSON Schema that zod writes. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
}

/** A route with its method and path. */
export interface Route {
  method: string
  path: string
  operation: Operation
}

/** Every route of a document. */
export function routesOf(document: OpenApi): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}
