import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { accountRouteOf } from "../api/store/account/account-route"
import { ACCOUNT_ROUTES } from "../api/store/account/account-routes"
import { API_ROUTES } from "./api-routes"
import { openApiDocument } from "./document"

/** Folders with routes: ours, and those of the plugins in packages/. */
const APIS = ["../api", "../../../packages/url-seo/src/api"].map((folder) => path.resolve(__dirname, folder))

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
  it("lists every route under src/api and of the plugins, and no other", () => {
    const files = APIS.flatMap((api) =>
      readdirSync(api, { recursive: true, encoding: "utf8" })
        .filter((file) => path.basename(file) === "route.ts")
        .map((file) => ({ api, file })),
    )
    const served = files.flatMap(({ api, file }) =>
      methodsIn(readFileSync(path.join(api, file), "utf8")).map((method) => `${method} ${addressOf(file)}`),
    )
    const listed = API_ROUTES.map(({ method, path: address }) => `${method} ${address}`)
    expect(files.length).toBeGreaterThan(0)
    expect([...listed].sort()).toEqual(served.sort())
  })

  it("has the callers of the routes of staff and of the storefront", () => {
    for (const { path: address, auth } of API_ROUTES) {
      if (address.startsWith("/admin/")) expect([address, auth]).toEqual([address, "staff"])
      const isAccount = /^\/store\/account(\/|$)/.test(address)
      if (isAccount) expect([address, auth]).toEqual([address, "customer"])
      else if (address.startsWith("/store/")) expect([address, auth]).toEqual([address, "publishable-key"])
    }
  })

  it("has a permission for every route of members of companies, and their guard knows each", () => {
    for (const { method, path: address, auth, permission } of API_ROUTES) {
      const row = accountRouteOf(ACCOUNT_ROUTES, method.toUpperCase(), address)
      expect([address, row?.permission]).toEqual([address, auth === "customer" ? permission : undefined])
      expect([address, permission !== undefined]).toEqual([address, auth === "customer"])
    }
  })
})

describe("The OpenAPI document", () => {
  const document = openApiDocument(API_ROUTES, "http://localhost:9000")

  it("is a valid one of OpenAPI 3.1", async () => {
    const { Validator } = await import("@seriousme/openapi-schema-validator")
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(document) })
    expect({ valid, errors, version: validator.version }).toEqual({
      valid: true,
      errors: undefined,
      version: "3.1",
    })
  })
})
