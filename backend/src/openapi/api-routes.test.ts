import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { API_ROUTES } from "./api-routes"
import { openApiDocument } from "./document"

const API = path.resolve(__dirname, "../api")

/** `admin/brands/[id]/route.ts` serves `/admin/brands/:id`. */
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split(path.sep)
    .join("/")
    .replace(/\[(\w+)\]/g, ":$1")}`

const methodsIn = (source: string) =>
  [...source.matchAll(/^export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
    ([, method = ""]) => method.toLowerCase(),
  )

describe("The table of routes", () => {
  it("lists every route under src/api, and no other", () => {
    const files = readdirSync(API, { recursive: true, encoding: "utf8" }).filter(
      (file) => path.basename(file) === "route.ts",
    )
    const served = files.flatMap((file) =>
      methodsIn(readFileSync(path.join(API, file), "utf8")).map((method) => `${method} ${addressOf(file)}`),
    )
    const listed = API_ROUTES.map(({ method, path: address }) => `${method} ${address}`)
    expect(files.length).toBeGreaterThan(0)
    expect([...listed].sort()).toEqual(served.sort())
  })

  it("has the callers of the routes of staff and of the storefront", () => {
    for (const { path: address, auth } of API_ROUTES) {
      if (address.startsWith("/admin/")) expect([address, auth]).toEqual([address, "staff"])
      if (address.startsWith("/store/")) expect([address, auth]).toEqual([address, "publishable-key"])
    }
  })
})

describe("The OpenAPI document", () => {
  const document = openApiDocument(API_ROUTES, "http://localhost:9000")
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
    operationId: string
    parameters: { name: string; in: string; schema: object }[]
  }[]

  it("is a valid one of OpenAPI 3.1", async () => {
    const { Validator } = await import("@seriousme/openapi-schema-validator")
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect({ valid, errors, version: validator.version }).toEqual({
      valid: true,
      errors: undefined,
      version: "3.1",
    })
  })

  it("names every operation once", () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it("has the type of every parameter", () => {
    for (const { operationId, parameters } of operations) {
      for (const { name, schema } of parameters) {
        expect([operationId, name, Object.keys(schema)]).not.toEqual([operationId, name, []])
      }
    }
  })
})
