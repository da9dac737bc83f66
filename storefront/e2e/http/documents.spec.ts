import { createHash } from "node:crypto"
import { type APIRequestContext, expect, test } from "@playwright/test"
import { extractText, getDocumentProxy } from "unpdf"
import * as routes from "../../src/config/routes"
import { findProduct, pounds, Staff } from "../support/backend"
import { structuredData } from "../support/head"
import { soon } from "../support/soon"

/** What happens to a product and an article from day to day; null withdraws them. Prices in pounds ex VAT. */
const WEEK = [
  { price: 100, stock: 5, isPublished: true },
  { price: 120.5, stock: 5, isPublished: true },
  { price: 120.5, stock: 0, isPublished: false },
  { price: 99.99, stock: 0, isPublished: true },
  null,
  { price: 87, stock: 2, isPublished: false },
  { price: 88, stock: 0, isPublished: true },
]

/** The parts of a PDF's text that look like a price. */
async function pricesIn(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.match(/£[\d,.]+\d/g) ?? []
}

/** The product in the feed: its price with VAT and its availability; undefined where it is not in it. */
function itemIn(feed: string, id: string) {
  const item = feed.split("<item>").find((one) => one.includes(`<g:id>${id}</g:id>`))
  const read = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item ?? "")?.[1]
  return item && { price: read("price"), availability: read("availability") }
}

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), text: await response.text(), body: await response.body() }
}

test("feeds, sitemaps, data sheets and cards are what the pages are at their first request, a week of changes long", async ({
  request,
}) => {
  test.setTimeout(240_000)
  const staff = await Staff.signIn()
  const { brand, machine_type: machineType } = await findProduct()
  const name = `Documents ${Date.now()}`
  const sku = name.replace(" ", "-").toUpperCase()
  const article = await staff.createBlog(`${name} article`)
  const articlePath = routes.blog(await staff.handleOf("blog", article))
  const product = await staff.createProduct({
    ...{ title: name, handle: "", sku, brandId: brand.id, machineTypeId: machineType.id },
    ...{ price: 1, stock: 1, images: ["/equipment/pistol-scanner.svg"] },
  })
  const address = [brand.handle, machineType.handle, await staff.handleOf("product", product)] as const
  const path = routes.product(...address)
  const documents = {
    feed: "/feeds/google-products.xml",
    articles: "/feeds/articles.xml",
    sitemap: routes.sitemapOfBrand(brand.handle),
    pages: "/sitemaps/pages.xml",
    sheet: routes.dataSheet(...address),
    card: `/og${path}.png`,
  }
  const seen = async () => {
    const page = await read(request, path)
    const [data] = page.status === 200 ? structuredData(page.text).filter((one) => "offers" in one) : []
    const { availability } = (data?.offers ?? {}) as { availability?: string }
    return {
      status: page.status,
      text: page.text,
      availability,
      article: (await read(request, articlePath)).status,
    }
  }
  const cards = new Set<string>()

  try {
    for (const [day, change] of WEEK.entries()) {
      await staff.publish("product", product, change !== null)
      await staff.publish("blog", article, change?.isPublished ?? false)
      if (change) {
        await staff.setPrice(product, change.price)
        await staff.setStock(sku, change.stock)
      }
      // The pages say when the changes have arrived: only they are requested again.
      const availability = change && `https://schema.org/${change.stock > 0 ? "InStock" : "OutOfStock"}`
      await soon(seen, `the pages of day ${day}`).toMatchObject({
        status: change ? 200 : 404,
        article: change?.isPublished ? 200 : 404,
        ...(change && { availability, text: expect.stringContaining(pounds(change.price)) }),
      })

      const [feed, articles, sitemap, pages, sheet, card] = await Promise.all(
        Object.values(documents).map((document) => read(request, document)),
      )
      const price = change && `${((Math.round(change.price * 100) * 1.2) / 100).toFixed(2)} GBP`
      const now = {
        feed: itemIn(feed?.text ?? "", product),
        articles: articles?.text.includes(articlePath),
        sitemap: sitemap?.text.includes(path),
        pages: pages?.text.includes(articlePath),
        sheet: sheet?.status,
        card: card?.status,
      }
      expect(now, `day ${day}`).toEqual({
        feed: change ? { price, availability: change.stock > 0 ? "in_stock" : "out_of_stock" } : undefined,
        articles: change?.isPublished ?? false,
        sitemap: change !== null,
        pages: change?.isPublished ?? false,
        sheet: change ? 200 : 404,
        card: change ? 200 : 307,
      })
      if (!change || !sheet || !card) continue
      expect(await pricesIn(sheet.body), `the data sheet of day ${day}`).toContain(pounds(change.price))
      cards.add(createHash("sha256").update(card.body).digest("hex"))
    }
    const prices = new Set(WEEK.flatMap((change) => change?.price ?? []))
    expect(cards.size, "a card for each price").toBe(prices.size)
  } finally {
    await staff.tidy()
  }
})
