import { readFileSync } from "node:fs"
import path from "node:path"
import { type APIRequestContext, expect, test } from "@playwright/test"
import { validateXML } from "xmllint-wasm"
import { readArticles, readBrands, Staff } from "../support/backend"
import { metaOf, structuredData } from "../support/head"
import { textOf } from "../support/html"
import { publicPages } from "../support/public-pages"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

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
  const wanted = (await publicPages())
    .filter(({ path: address, canonical, isHidden }) => !canonical && !isHidden && !address.includes("?"))
    .map(({ path: address }) => settings.STOREFRONT_URL + address)
  const documents = new Map<string, string>()
  const readAll = async () => {
    const index = await read(request, "/sitemap.xml", "application/xml")
    const parts = addressesOf(index)
    documents.clear()
    documents.set("/sitemap.xml", index)
    for (const address of parts) documents.set(address, await read(request, address, "application/xml"))
    const named = parts.flatMap((address) => addressesOf(documents.get(address) ?? ""))
    const ofBrands = (await readBrands()).map(({ handle }) => `/sitemaps/brands/${handle}.xml`)
    return {
      brandsWithoutPart: ofBrands.filter((part) => !parts.some((address) => address.endsWith(part))),
      otherParts: parts.length - ofBrands.length,
      twice: named.filter((address, at) => named.indexOf(address) !== at),
      missing: wanted.filter((address) => !named.includes(address)),
    }
  }
  const complete = { brandsWithoutPart: [], otherParts: 1, twice: [], missing: [] }
  // What tests before this one have changed may still be under way to the storefront.
  await soon(readAll, "what is wrong with the sitemaps").toEqual(complete)
  for (const [address, xml] of documents) expect(await faultsOf(xml, "sitemap"), address).toEqual([])
})

test("the articles' feed is valid RSS 2.0 and has the newest articles", async ({ request }) => {
  let xml = ""
  const missing = async () => {
    xml = await read(request, "/feeds/articles.xml", "application/rss+xml")
    const links = (await readArticles("limit=3")).map(
      ({ handle }) => `<link>${settings.STOREFRONT_URL}/blogs/${handle}</link>`,
    )
    return links.filter((link) => !xml.includes(link))
  }
  await soon(missing, "articles that the feed has not").toEqual([])
  expect(await faultsOf(xml, "rss")).toEqual([])
})

test("an article has the day it first became public everywhere, and one entry in feeds, for life (issue 32)", async ({
  request,
}) => {
  const staff = await Staff.signIn()
  const title = `E2E article ${Date.now()}`
  const id = await staff.createBlog(title, { published_at: "2026-02-03T10:00:00.000Z" })
  const stated = async () => {
    const [page, list, feed] = await Promise.all(
      [`/blogs/${await staff.handleOf("blog", id)}`, "/blogs", "/feeds/articles.xml"].map(async (address) =>
        (await request.get(address)).text(),
      ),
    )
    const card = list?.split("<article").find((one) => one.includes(title)) ?? ""
    const entry = feed?.split("<item>").find((one) => one.includes(title)) ?? ""
    return {
      onPage: textOf(page ?? "").includes("February 3, 2026"),
      structured: structuredData(page ?? "").find((data) => data["@type"] === "BlogPosting")?.datePublished,
      openGraph: metaOf(page ?? "", "article:published_time"),
      inList: textOf(card).includes("3 February 2026"),
      inFeed: /<pubDate>([^<]*)</.exec(entry)?.[1],
      guid: /<guid isPermaLink="false">([^<]*)</.exec(entry)?.[1],
    }
  }
  const walk: [state: string, change: () => Promise<void>][] = [
    ["published", () => Promise.resolve()],
    ["at another address", () => staff.move("blog", id, `e2e-moved-${Date.now()}`)],
    [
      "taken back and published again",
      async () => {
        await staff.publish("blog", id, false)
        await staff.publish("blog", id, true)
      },
    ],
    [
      "deleted and restored",
      async () => {
        await staff.remove("blog", id)
        await staff.restore("blog", id)
      },
    ],
  ]
  try {
    for (const [state, change] of walk) {
      await change()
      await soon(stated, state).toEqual({
        onPage: true,
        structured: "2026-02-03T10:00:00.000Z",
        openGraph: "2026-02-03T10:00:00.000Z",
        inList: true,
        inFeed: "Tue, 03 Feb 2026 10:00:00 GMT",
        guid: id,
      })
    }
  } finally {
    await staff.tidy()
  }
})

test("the product feed is valid by Google's product data specification", async ({ request }) => {
  const xml = await read(request, "/feeds/google-products.xml", "application/xml")
  expect(await faultsOf(xml, "google-products")).toEqual([])
})
