import { type z } from "@medusajs/framework/zod"
import { type ApiRoute, type Caller } from "./api-route"
import { responseSchemas, inputSchema, type JsonSchema } from "./json-schema"
import { failureSchema, failureStatuses } from "./failures"

/** Credentials of each kind of caller. */
const SECURITY: Record<Caller, Record<string, string[]>[]> = {
  public: [],
  "publishable-key": [{ publishable_key: [] }],
  staff: [{ staff_token: [] }, { staff_session: [] }, { secret_api_key: [] }],
  secret: [{ shared_secret: [] }],
}

const SECURITY_SCHEMES = {
  publishable_key: {
    type: "apiKey",
    in: "header",
    name: "x-publishable-api-key",
    description: "Names the storefront and its sales channel; no secret.",
  },
  staff_token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "From `POST /auth/user/emailpass`.",
  },
  staff_session: {
    type: "apiKey",
    in: "cookie",
    name: "connect.sid",
    description: "Session of the Medusa Admin; over TLS its name is `__Host-connect.sid`.",
  },
  secret_api_key: {
    type: "http",
    scheme: "basic",
    description: "A secret API key of the Medusa Admin as the user name, no password.",
  },
  shared_secret: {
    type: "http",
    scheme: "bearer",
    description: "A secret that backend and storefront share.",
  },
}

interface ObjectSchema extends JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const parametersIn = (place: "path" | "query" | "header", schema: z.ZodType | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    // `specs[dpi]=203`, as Medusa's own query strings are written.
    ...(property.type === "object" ? { style: "deepObject", explode: true } : {}),
    schema: property,
  }))
}

const namesInPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name)

function pathParameters({ path, params }: ApiRoute) {
  const described = parametersIn("path", params)
  const known = new Set(described.map(({ name }) => name))
  const plain = namesInPath(path).filter((name) => !known.has(name))
  return [
    ...described,
    ...plain.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
  ]
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function successOf({ response }: ApiRoute) {
  if ("schema" in response) {
    return {
      200: { description: "OK", content: { "application/json": { schema: reference(response.name) } } },
    }
  }
  const { status, description, mediaType } = response
  return { [status]: { description, ...(mediaType ? { content: { [mediaType]: {} } } : {}) } }
}

function failuresOf(route: ApiRoute) {
  const content = { "application/json": { schema: reference("Failure") } }
  return Object.fromEntries(
    failureStatuses(route).map(([status, description]) => [status, { description, content }]),
  )
}

const operationOf = (route: ApiRoute) => ({
  operationId: [route.method, ...route.path.split(/[^A-Za-z0-9]+/).filter(Boolean)].join("_"),
  summary: route.summary,
  tags: [route.tag],
  security: SECURITY[route.auth],
  parameters: [
    ...pathParameters(route),
    ...parametersIn("query", route.query),
    ...parametersIn("header", route.headers),
  ],
  ...(route.body
    ? {
        requestBody: {
          required: true,
          content: { [route.bodyType ?? "application/json"]: { schema: inputSchema(route.body) } },
        },
      }
    : {}),
  responses: { ...successOf(route), ...failuresOf(route) },
})

/** The address of a route as OpenAPI writes it: `/admin/brands/{id}`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}")

/**
 * Makes the OpenAPI 3.1 document of routes from the schemas they validate with.
 *
 * @param routes the table
 * @param serverUrl public address of the backend
 * @returns the document, as plain data
 */
export function openApiDocument(routes: readonly ApiRoute[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const responses = new Map<string, z.ZodType>([["Failure", failureSchema]])
  for (const route of routes) {
    const template = templateOf(route.path)
    paths[template] = { ...paths[template], [route.method]: operationOf(route) }
    if ("schema" in route.response) responses.set(route.response.name, route.response.schema)
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Scanwright API",
      version: "1",
      summary: "What the Scanwright backend adds to Medusa's own Store and Admin API.",
      description:
        "Medusa's own routes (products, carts, regions, sign-in and the rest) are documented at https://docs.medusajs.com/api. Ours follow its conventions: snake_case, lists with `count`, `offset` and `limit`, failures as `{ type, code, message }`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { schemas: responseSchemas(responses), securitySchemes: SECURITY_SCHEMES },
  }
}
