import fc from "fast-check"
import { type OpenApi, type Route, routesOf, type Schema } from "./openapi.ts"

/** A request as it will be sent. */
export interface GeneratedRequest {
  method: string
  /** path with its query */
  url: string
  headers: Record<string, string>
  body?: string
  /** the caller, whose headers are added */
  caller: Caller
}

/** Callers: without headers, a visitor with the shop's publishable key, or staff. */
export type Caller = "nobody" | "visitor" | "staff"

/** Deepest nesting of generated bodies: a schema that refers to itself ends here. */
const DEEPEST = 6

/** Texts that often break programs. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "💥".repeat(50),
  "\u202Egnp.exe",
  "'; drop table form_submission; --",
  "%",
  "%00",
  "%ZZ",
  "\\",
  "..%2f..%2fetc%2fpasswd",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "a\r\nBcc: everyone@example.com",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "-1",
  "1e309",
  "9".repeat(400),
  "x".repeat(9_000),
  "null",
  "undefined",
  "true",
  "[]",
  "[object Object]",
  "2026-13-45T99:99:99Z",
]

/** Texts that often break programs, and texts that nobody thought of. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom("__proto__", "$ne", "$gt", "constructor")),
    hostileText,
    {
      maxKeys: 3,
    },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

const shortText = ({ minLength = 0, maxLength = 40 }: Schema) =>
  fc.string({ unit: "grapheme-ascii", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })

/** Texts of a format; any other format is a short text. */
const FORMATS: Partial<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  "date-time": fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
}

type Inner = (schema: Schema) => fc.Arbitrary<unknown>

/** Values of each type of JSON. */
const TYPES: Partial<Record<string, (schema: Schema, inner: Inner) => fc.Arbitrary<unknown>>> = {
  string: (schema) => FORMATS[schema.format ?? ""] ?? shortText(schema),
  integer: ({ minimum = 0, maximum = 1000 }) =>
    fc.integer({ min: Math.max(minimum, -1000), max: Math.min(maximum, 1000) }),
  number: ({ minimum = 0, maximum = 1000 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0 }, inner) =>
    fc.array(inner(items), { minLength: minItems, maxLength: Math.max(3, minItems) }),
  object: ({ properties = {}, required = [] }, inner) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])), {
      requiredKeys: required,
    }),
}

/** Values that fit a JSON schema. */
function fitting(schema: Schema, document: OpenApi, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null)
  const inner = (each: Schema) => fitting(each, document, depth + 1)
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? ""
    return inner(document.components?.schemas?.[name] ?? {})
  }
  if ("const" in schema) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(inner))
  const [type = ""] = [schema.type ?? []].flat()
  return TYPES[type]?.(schema, inner) ?? fc.oneof(hostileValue, fc.constant({}))
}

/** Mostly fitting values, sometimes hostile ones. */
const likely = (good: fc.Arbitrary<unknown>, bad: fc.Arbitrary<unknown> = hostileValue) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: bad })

/** A fitting body with one or two properties that are hostile, missing or unknown. */
function bodyOf(schema: Schema, document: OpenApi): fc.Arbitrary<string> {
  const damaged = fc
    .tuple(
      fitting(schema, document),
      fc.array(fc.tuple(fc.nat(), hostileValue, fc.boolean()), { maxLength: 2 }),
    )
    .map(([value, damages]) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value
      const body: Record<string, unknown> = { ...value }
      for (const [at, bad, unknown] of damages) {
        const names = Object.keys(body)
        const name = unknown ? "no_such_field" : (names[at % Math.max(1, names.length)] ?? "type")
        body[name] = bad
      }
      return body
    })
  return fc.oneof(
    { weight: 12, arbitrary: damaged.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "null", "[", '{"a":', "{}", `{"data":${"[".repeat(500)}`),
    },
  )
}

/** Encodes a text for an address, without halves of surrogate pairs. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))

function queryOf({ operation }: Route, document: OpenApi): fc.Arbitrary<string> {
  const known = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) =>
      likely(fitting(schema, document)).map((value) =>
        Array.isArray(value)
          ? value.map((each) => `${encode(name)}[]=${encode(asText(each))}`).join("&")
          : `${encode(name)}=${encode(asText(value))}`,
      ),
    )
  const unknown = fc
    .tuple(
      fc.constantFrom("fields", "order", "limit", "offset", "q", "a[b][c]", "a[__proto__][x]", "%ZZ", "id[]"),
      hostileText,
    )
    .map(([name, text]) => `${name}=${encode(text)}`)
  const pair =
    known.length > 0
      ? fc.oneof({ weight: 5, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown })
      : unknown
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join("&"))
}

/** Mostly a caller with permission for a route, so that requests pass the permission check. */
const callerOf = ({ path }: Route): fc.Arbitrary<Caller> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant<Caller>(path.startsWith("/admin") ? "staff" : "visitor") },
    { weight: 1, arbitrary: fc.constantFrom<Caller>("nobody", "visitor", "staff") },
  )

/**
 * Requests to every route of a document: mostly of the right shape with something wrong in them, by all callers.
 *
 * @param document the backend's own description
 * @param ids ids and handles that exist, so that some requests reach the data
 */
export function hostileRequests(document: OpenApi, ids: readonly string[]): fc.Arbitrary<GeneratedRequest> {
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: hostileText.filter((text) => text !== "" && text !== "." && text !== "..") },
  )
  const requests = routesOf(document).map((route) => {
    const schema = route.operation.requestBody?.content["application/json"]?.schema
    return fc
      .record({
        segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
        query: queryOf(route, document),
        body: schema ? bodyOf(schema, document) : fc.constant(""),
        caller: callerOf(route),
        key: fc.option(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }), {
          nil: undefined,
        }),
        type: fc.oneof(
          { weight: 9, arbitrary: fc.constant("application/json") },
          { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data") },
        ),
      })
      .map(({ segments, query, body, caller, key, type }): GeneratedRequest => {
        const left = [...segments]
        const path = route.path.replace(/\{[^}]+\}/g, () => encode(left.shift() ?? "x"))
        const sends = route.method !== "GET" && route.method !== "DELETE" && schema !== undefined
        return {
          method: route.method,
          url: query ? `${path}?${query}` : path,
          headers: {
            ...(sends ? { "content-type": type } : {}),
            ...(key ? { "idempotency-key": key.trim() || "key" } : {}),
          },
          ...(sends ? { body } : {}),
          caller,
        }
      })
  })
  return fc.oneof(...requests)
}
