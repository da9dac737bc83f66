import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, expectTypeOf, it } from "vitest"
import type { components, paths } from "../../packages/api-types/index.d.ts"
import { formatPage } from "../docs/format.ts"
import {
  collection,
  collectionFolder,
  documentFile,
  documentText,
  typesFile,
  typesText,
} from "./api-files.ts"

const read = (file: string) => readFileSync(file, "utf8")

describe("after a change of a route run `npm run docs:api`", () => {
  it("docs/api/openapi.json is the document that the backend serves", async () => {
    expect(read(documentFile)).toBe(await formatPage(documentFile, documentText()))
  })

  it("@scanwright/api-types has its types", async () => {
    expect(read(typesFile)).toBe(await formatPage(typesFile, await typesText()))
  })

  it("the collection for Bruno has every route once, and no other", () => {
    const present = readdirSync(collectionFolder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(collectionFolder, path)).isFile())
      .map((path) => [path.replaceAll("\\", "/"), read(join(collectionFolder, path))])
    expect(Object.fromEntries(present)).toEqual(Object.fromEntries(collection()))
    const { paths: described } = JSON.parse(documentText()) as { paths: Record<string, object> }
    const routes = Object.values(described).flatMap((operations) => Object.keys(operations))
    expect(collection()).toHaveLength(routes.length + 2)
  })
})

describe("A request of the collection", () => {
  const request = (path: string) => new Map(collection()).get(path) ?? ""

  it("of the Store API has the publishable key, with optional parameters switched off", () => {
    expect(request("Products/get-store-catalogue.bru")).toContain("x-publishable-api-key: {{publishableKey}}")
    expect(request("Products/get-store-catalogue.bru")).toContain("  ~limit: ")
  })

  it("of a member of a company has the publishable key and their token", () => {
    const text = request("Accounts of companies/get-store-account.bru")
    expect(text).toContain("x-publishable-api-key: {{publishableKey}}")
    expect(text).toContain("auth:bearer {\n  token: {{customerToken}}\n}")
  })

  it("of staff has their token, its parameters in the path, and a body with what is required", () => {
    const text = request("Brands/post-admin-brands-id.bru")
    expect(text).toContain("url: {{backend}}/admin/brands/:id")
    expect(text).toContain("auth:bearer {\n  token: {{staffToken}}\n}")
    expect(request("Brands/post-admin-brands.bru")).toContain('body:json {\n  {\n    "name": "text"\n  }\n}')
  })
})

it("Types know what a route takes and returns", () => {
  type Brands = paths["/store/brands"]["get"]["responses"][200]["content"]["application/json"]
  expectTypeOf<Brands>().toEqualTypeOf<components["schemas"]["StoreBrandsResponse"]>()
  expectTypeOf<Brands["count"]>().toEqualTypeOf<number>()
  type Query = NonNullable<paths["/store/brands"]["get"]["parameters"]["query"]>
  expectTypeOf<Query["limit"]>().toEqualTypeOf<number | undefined>()
})
