import { z } from "@medusajs/framework/zod"
import {
  createDocument,
  type oas31,
  type ZodObjectInput,
  type ZodOpenApiOverride,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi"
import { type ApiRoute, type Caller } from "./api-route"
import { failureSchema, failureStatuses } from "./failures"

/** Credentials of each kind of caller. */
const SECURITY: Record<Caller, Record<string, string[]>[]> = {
  public: [],
  "publishable-key": [{ publishable_key: [] }],
  customer: [{ publishable_key: [], customer_token: [] }],
  staff: [{ staff_token: [] }, { staff_session: [] }, { secret_api_key: [] }],
  secret: [{ shared_secret: [] }],
}

const SECURITY_SCHEMES: Record<string, oas31.SecuritySchemeObject> = {
  publishable_key: {
    type: "apiKey",
    in: "header",
    name: "x-publishable-api-key",
    description: "Names the storefront and its sales channel; no secret.",
  },
  customer_token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "From `POST /auth/customer/emailpass`; of an active member of a company that is not closed.",
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

const namesInPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name)

/** The parameters of a path, each of which is a string where the route has no schema of it. */
function pathOf({ path, params }: ApiRoute): z.ZodObject {
  const plain = namesInPath(path).filter((name) => !(name in (params?.shape ?? {})))
  return (params ?? z.object({})).extend(Object.fromEntries(plain.map((name) => [name, z.string()])))
}

const json = (schema: z.ZodType) => ({ "application/json": { schema } })

function responsesOf(route: ApiRoute): ZodOpenApiOperationObject["responses"] {
  const { response } = route
  const content = json(failureSchema)
  const failures = Object.fromEntries(
    failureStatuses(route).map(
      ([status, description]) => [String(status), { description, content }] as const,
    ),
  )
  if ("schema" in response) {
    return { [response.status ?? 200]: { description: "OK", content: json(response.schema) }, ...failures }
  }
  const { status, description, mediaType } = response
  return { [status]: { description, ...(mediaType ? { content: { [mediaType]: {} } } : {}) }, ...failures }
}

const operationOf = (route: ApiRoute): ZodOpenApiOperationObject => ({
  operationId: [route.method, ...route.path.split(/[^A-Za-z0-9]+/).filter(Boolean)].join("_"),
  summary: route.summary,
  tags: [route.tag],
  security: SECURITY[route.auth],
  requestParams: {
    path: pathOf(route),
    // Every query is an object, whatever is done to it before or after it is checked.
    ...(route.query ? { query: route.query as ZodObjectInput } : {}),
    ...(route.headers ? { header: route.headers } : {}),
  },
  ...(route.body
    ? {
        requestBody: {
          required: true,
          content: { [route.bodyType ?? "application/json"]: { schema: route.body } },
        },
      }
    : {}),
  responses: responsesOf(route),
})

/** Says that objects are written as `specs[dpi]=203`, as in Medusa's own query strings. */
function nameDeepObjects({ paths }: oas31.OpenAPIObject): void {
  const items = Object.values<oas31.PathItemObject>(paths ?? {})
  for (const parameter of items.flatMap(({ get }) => get?.parameters ?? [])) {
    if (!("in" in parameter)) continue
    const { type } = parameter.schema as oas31.SchemaObject
    if (type === "object") Object.assign(parameter, { style: "deepObject", explode: true })
  }
}

/** Requires those parameters of a query whose absence is refused: zod requires each whose rule begins with a transformation. */
function requireWhatMustBeAsked({ paths }: oas31.OpenAPIObject, routes: readonly ApiRoute[]): void {
  for (const { path, method, query } of routes) {
    const refused = new Set(query?.safeParse({}).error?.issues.map((issue) => issue.path[0]))
    for (const parameter of paths?.[templateOf(path)]?.[method]?.parameters ?? []) {
      if (!("in" in parameter) || parameter.in !== "query" || refused.has(parameter.name)) continue
      delete parameter.required
    }
  }
}

/** Whether a request without the field is refused; a default, or a transformation of what is absent, may stand in for it. */
const mustBeSent = (field: z.core.$ZodType | undefined) =>
  field !== undefined && !z.safeParse(field, undefined).success

/** zod calls each field required whose rule begins with a transformation. */
const requireWhatMustBeSent: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod
  if (io !== "input" || def.type !== "object" || !jsonSchema.required) return
  jsonSchema.required = jsonSchema.required.filter((name) => mustBeSent(def.shape[name]))
  if (jsonSchema.required.length === 0) delete jsonSchema.required
}

/** The address of a route as OpenAPI writes it: `/admin/brands/{id}`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}")

/**
 * Makes the OpenAPI 3.1 document of routes from the schemas they validate with; required is what a client must send.
 *
 * @param routes the table
 * @param serverUrl public address of the backend
 * @returns the document, as plain data
 */
export function openApiDocument(routes: readonly ApiRoute[], serverUrl: string): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {}
  const schemas: Record<string, z.ZodType> = { Failure: failureSchema }
  for (const route of routes) {
    const template = templateOf(route.path)
    paths[template] = { ...paths[template], [route.method]: operationOf(route) }
    if ("schema" in route.response) schemas[route.response.name] = route.response.schema
  }
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Scanwright API",
        version: "1",
        description:
          "What the Scanwright backend adds to Medusa's own Store and Admin API. Medusa's own routes (products, carts, regions, sign-in and the rest) are documented at https://docs.medusajs.com/api. Ours follow its conventions: snake_case, lists with `count`, `offset` and `limit`, failures as `{ type, code, message }`.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: serverUrl }],
      tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
      paths,
      components: { schemas, securitySchemes: SECURITY_SCHEMES },
    },
    { override: requireWhatMustBeSent },
  )
  nameDeepObjects(document)
  requireWhatMustBeAsked(document, routes)
  return document
}
