import { readFileSync } from "node:fs"
import path from "node:path"
import { type APIRequestContext, expect, test } from "@playwright/test"
import { validateXML } from "xmllint-wasm"
import { readArticles, readBrands } from "../support/backend"
import { publicPages } from "../support/public-pages"
import { settings } from "../support/settings"

const SCHEMAS = path.resolve(import.meta.dirname, "../schemas")

/** Faults of a document by a schema of `e2e/schemas`; empty where the document is valid. */
async function faultsOf(xml: string, schema: "sitemap" | "rss" | "google-products"): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: "document.xml", contents: xml },
    schema: [
      { fileName: `${schema}.rng`, contents: readFileSync(path.join(SCHEMAS, `${schema}.rng`), "utf8") },
    ],
    extension: "relaxng",
    // A feed of a large catalogue does not fit into its 16 MB.
    maxMemoryPages: 16_384,
  })
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage)
}

async function read(request: APIRequestContext, address: string, type: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 })
  expect([address, response.status()]).toEqual([address, 200])
  expect(response.headers()["content-type"], address).toBe(`${type}; charset=utf-8`)
  return response.text()
}

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "")

test("the sitemap and each of its parts are valid by the protocol, and list every indexed page", async ({
  request,
}) => {
  const index = await read(request, "/sitemap.xml", "application/xml")
  expect(await faultsOf(index, "sitemap")).toEqual([])
  expect(addressesOf(index)).toHaveLength(1 + (await readBrands()).length)

  const named: string[] = []
  for (const address of addressesOf(index)) {
    const part = await read(request, address, "application/xml")
    expect(await faultsOf(part, "sitemap"), address).toEqual([])
    named.push(...addressesOf(part))
  }
  expect(new Set(named).size, "no address twice").toBe(named.length)

  const wanted = (await publicPages()).filter(
    ({ path: address, canonical, isHidden }) => !canonical && !isHidden && !address.includes("?"),
  )
  const known = new Set(named)
  expect(wanted.map(({ path }) => settings.STOREFRONT_URL + path).filter((one) => !known.has(one))).toEqual(
    [],
  )
})

test("the articles' feed is valid RSS 2.0 and has the newest articles", async ({ request }) => {
  // Other tests publish articles at the same time, which the feed follows within two seconds.
  await expect(async () => {
    const xml = await read(request, "/feeds/articles.xml", "application/rss+xml")
    expect(await faultsOf(xml, "rss")).toEqual([])
    for (const { handle } of await readArticles("limit=3"))
      expect(xml).toContain(`<link>${settings.STOREFRONT_URL}/blogs/${handle}</link>`)
  }).toPass({ timeout: 10_000 })
})

test("the product feed is valid by Google's product data specification", async ({ request }) => {
  const xml = await read(request, "/feeds/google-products.xml", "application/xml")
  expect(await faultsOf(xml, "google-products")).toEqual([])
})

test("an invalid document is detected", async ({ request }) => {
  const feed = await read(request, "/feeds/google-products.xml", "application/xml")
  expect(await faultsOf(feed.replace(/<g:price>[^<]*<\/g:price>/, ""), "google-products")).not.toEqual([])
  expect(
    await faultsOf(feed.replace("new</g:condition>", "shiny</g:condition>"), "google-products"),
  ).not.toEqual([])
  const articles = await read(request, "/feeds/articles.xml", "application/rss+xml")
  expect(await faultsOf(articles.replace(/<pubDate>[^<]*</, "<pubDate>today<"), "rss")).not.toEqual([])
  const sitemap = await read(request, "/sitemap.xml", "application/xml")
  expect(await faultsOf(sitemap.replace("<loc>http", "<loc>"), "sitemap")).not.toEqual([])
})
