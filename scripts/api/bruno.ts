/** The parts of an OpenAPI 3.1 document that a collection of requests is made of. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Schema {
  readonly type?: string
  readonly default?: unknown
  readonly example?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: Schema
}

interface Operation {
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** A file of the collection: its path in the folder, and its text. */
export type CollectionFile = readonly [path: string, text: string]

/** A value that a schema accepts, or nearly: somebody who tries a request changes it. */
function sampleOf(schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice)
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
  }
  if (schema.type === "array") return schema.items ? [sampleOf(schema.items)] : []
  if (schema.type === "boolean") return true
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1
  return schema.format === "email" ? "buyer@example.com" : "text"
}

const indented = (text: string) =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : `  ${line}`))
    .join("\n")
const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `\n${name} {\n${indented(lines.join("\n"))}\n}\n`

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))

/** Lines of a table; optional parameters are there and switched off. */
const linesOf = (parameters: readonly Parameter[], place: Parameter["in"]) =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => `${required ? "" : "~"}${name}: ${textOf(sampleOf(schema))}`)

/** How each kind of caller proves itself, in variables of the environment. */
function credentials(security: Operation["security"]): { auth: string; headers: string[]; block: string } {
  const [first = {}] = security
  if ("customer_token" in first) {
    return {
      auth: "bearer",
      headers: ["x-publishable-api-key: {{publishableKey}}"],
      block: block("auth:bearer", ["token: {{customerToken}}"]),
    }
  }
  if ("publishable_key" in first)
    return { auth: "none", headers: ["x-publishable-api-key: {{publishableKey}}"], block: "" }
  if ("staff_token" in first)
    return { auth: "bearer", headers: [], block: block("auth:bearer", ["token: {{staffToken}}"]) }
  if ("shared_secret" in first)
    return { auth: "bearer", headers: [], block: block("auth:bearer", ["token: {{sharedSecret}}"]) }
  return { auth: "none", headers: [], block: "" }
}

const MULTIPART = "multipart/form-data"

function bodyOf({ requestBody }: Operation): { kind: string; block: string } {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type === undefined || content === undefined) return { kind: "none", block: "" }
  if (type === MULTIPART) {
    const names = Object.keys(content.schema.properties ?? {})
    return {
      kind: "multipartForm",
      block: block(
        "body:multipart-form",
        names.map((name) => `${name}: @file()`),
      ),
    }
  }
  return {
    kind: "json",
    block: block("body:json", JSON.stringify(sampleOf(content.schema), null, 2).split("\n")),
  }
}

function requestFile(path: string, method: string, operation: Operation, seq: number): CollectionFile {
  const route = path.replace(/\{(\w+)\}/g, ":$1")
  const { auth, headers, block: authBlock } = credentials(operation.security)
  const body = bodyOf(operation)
  const name = `${method} ${path.slice(1)}`.replace(/[^\w-]+/g, "-").replace(/-$/, "")
  const text = [
    `meta {\n  name: ${method.toUpperCase()} ${path}\n  type: http\n  seq: ${seq}\n}\n`,
    block(method, [`url: {{backend}}${route}`, `body: ${body.kind}`, `auth: ${auth}`]),
    block("params:query", linesOf(operation.parameters, "query")),
    block("params:path", linesOf(operation.parameters, "path")),
    block("headers", [...headers, ...linesOf(operation.parameters, "header")]),
    authBlock,
    body.block,
    block("docs", [operation.summary]),
  ]
  return [`${operation.tags[0] ?? "Other"}/${name}.bru`, text.join("")]
}

const ENVIRONMENT = `vars {
  backend: http://localhost:9000
  publishableKey: pk_
}
vars:secret [
  staffToken,
  customerToken,
  sharedSecret
]
`

/**
 * Makes a collection for Bruno (https://docs.usebruno.com/bru-lang) of every route.
 *
 * @param document OpenAPI 3.1, with references in responses only
 * @returns the collection's files
 */
export function brunoCollection({ paths }: ApiDocument): CollectionFile[] {
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  return [
    ["bruno.json", `${JSON.stringify({ version: "1", name: "Scanwright", type: "collection" }, null, 2)}\n`],
    ["environments/local.bru", ENVIRONMENT],
    ...requests.map(({ path, method, operation }, at) => {
      const [tag] = operation.tags
      const before = requests.slice(0, at).filter((other) => other.operation.tags[0] === tag)
      return requestFile(path, method, operation, before.length + 1)
    }),
  ]
}
