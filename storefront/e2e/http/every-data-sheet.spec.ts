import { type APIRequestContext, expect, test } from "@playwright/test"
import * as routes from "../../src/config/routes"
import { readCatalogue } from "../support/backend"

/** The most products that the backend sends at once. */
const AT_ONCE = 100

async function dataSheets(): Promise<string[]> {
  const paths: string[] = []
  for (let offset = 0; ; offset += AT_ONCE) {
    const { products, count } = await readCatalogue(
      `order=name&limit=${AT_ONCE}&offset=${offset}&facets=false`,
    )
    for (const { brand, machine_type: type, handle } of products)
      if (brand && type) paths.push(routes.dataSheet(brand.handle, type.handle, handle))
    if (offset + products.length >= count || products.length === 0) return paths
  }
}

/** @returns status and type of each data sheet that is no PDF, by its path */
async function faultsOf(request: APIRequestContext, paths: readonly string[]): Promise<Map<string, string>> {
  const faults = new Map<string, string>()
  for (const [at, path] of paths.entries()) {
    // A visitor for each: one alone is drawn only a few a second (guard.spec.ts).
    const headers = { "x-forwarded-for": `198.51.${100 + Math.floor(at / 250)}.${1 + (at % 250)}` }
    const response = await request.get(path, { headers, maxRedirects: 0 })
    const type = response.headers()["content-type"]
    if (response.status() !== 200 || type !== "application/pdf")
      faults.set(path, `${response.status()} ${type ?? "no type"}`)
  }
  return faults
}

test("every product's data sheet responds with a PDF", async ({ request }) => {
  test.setTimeout(600_000)
  const paths = await dataSheets()
  expect(paths.length).toBeGreaterThan(100)
  let faults = await faultsOf(request, paths)
  if (faults.size > 0) {
    // Other tests rename and delete their products meanwhile.
    const now = new Set(await dataSheets())
    faults = await faultsOf(
      request,
      [...faults.keys()].filter((path) => now.has(path)),
    )
  }
  expect(Object.fromEntries(faults)).toEqual({})
})
