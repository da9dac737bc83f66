import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
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

  it("the collection for Bruno has every route, and no other", () => {
    const present = readdirSync(collectionFolder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(collectionFolder, path)).isFile())
      .map((path) => [path.replaceAll("\\", "/"), read(join(collectionFolder, path))])
    expect(Object.fromEntries(present)).toEqual(Object.fromEntries(collection()))
  })
})

it("A request of the collection has what its route asks for: a key, a member's or staff's token, and a body", () => {
  const request = (path: string) => new Map(collection()).get(path) ?? ""
  expect(request("Products/get-store-catalogue.bru")).toContain("x-publishable-api-key: {{publishableKey}}")
  const member = request("Accounts of companies/get-store-account.bru")
  expect(member).toContain("x-publishable-api-key: {{publishableKey}}")
  expect(member).toContain("auth:bearer {\n  token: {{customerToken}}\n}")
  const staff = request("Brands/post-admin-brands.bru")
  expect(staff).toContain("auth:bearer {\n  token: {{staffToken}}\n}")
  expect(staff).toContain('body:json {\n  {\n    "name": "text"\n  }\n}')
})
