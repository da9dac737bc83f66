import { type APIRequestContext, expect, test } from "@playwright/test"
import { type CompleteProduct, findProduct, pathOf, pounds, Staff } from "../support/backend"
import { metaOf, structuredData } from "../support/head"
import { readText, textOf } from "../support/html"
import { soon } from "../support/soon"

/** What a page or feed says of a product: pounds inc VAT, and whether it is in stock. Null where it does not name it. */
type Offer = { price: number; isInStock: boolean } | null

const figureIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(",", ""))

/** What the page shows, where its structured data and Open Graph have the same price. */
async function onPage(request: APIRequestContext, product: CompleteProduct): Promise<Offer> {
  const response = await request.get(pathOf(product))
  if (response.status() !== 200) return null
  const html = await response.text()
  const shown = figureIn(textOf(html), /£([\d,.]+) inc VAT/)
  const { offers } = structuredData(html).find((data) => data["@type"] === "Product") as {
    offers: { price: string; availability: string }
  }
  const stated = [offers.price, metaOf(html, "product:price:amount")]
  return {
    price: stated.every((price) => Number(price) === shown) ? shown : Number.NaN,
    isInStock: offers.availability === "https://schema.org/InStock",
  }
}

async function inFeed(request: APIRequestContext, product: CompleteProduct): Promise<Offer> {
  const feed = await (await request.get("/feeds/google-products.xml")).text()
  const item = feed.split("<item>").find((one) => one.includes(`<g:id>${product.id}</g:id>`))
  if (item === undefined) return null
  return {
    price: figureIn(item, /<g:price>([\d.]+) GBP</),
    isInStock: item.includes("<g:availability>in_stock<"),
  }
}

test("a feed that is fetched once a day says what the product's page says, through a week of changes", async ({
  request,
}) => {
  const staff = await Staff.signIn()
  const product = await findProduct()
  const { id, variant_id: variant, part_number: sku, price, stock } = product
  const list = `/products/${product.brand.handle}/${product.machine_type.handle}`
  let sale: string | undefined
  const endSale = async () => {
    if (sale !== undefined) await staff.removeSale(sale)
    sale = undefined
  }
  const days: [day: string, change: () => Promise<void>, offer: Offer][] = [
    ["a higher price", () => staff.setPrice(id, 400), { price: 480, isInStock: true }],
    [
      "a sale begins",
      async () => {
        sale = await staff.addSale(variant ?? "", 300)
      },
      { price: 360, isInStock: true },
    ],
    ["sold out", () => staff.setStock(sku, 0), { price: 360, isInStock: false }],
    ["a price below the sale", () => staff.setPrice(id, 200), { price: 240, isInStock: false }],
    [
      "new stock at a new price, and no sale any more",
      async () => {
        await staff.setStock(sku, 7)
        await staff.setPrice(id, 350)
        await endSale()
      },
      { price: 420, isInStock: true },
    ],
    ["withdrawn", () => staff.publish("product", id, false), null],
    ["published again", () => staff.publish("product", id, true), { price: 420, isInStock: true }],
  ]
  try {
    for (const [day, change, offer] of days) {
      await change()
      await soon(() => onPage(request, product), `the page: ${day}`).toEqual(offer)
      // The page asks Medusa at once; what is read from the index follows within seconds.
      const listed = soon(() => readText(request, list), `the list: ${day}`)
      await (offer ? listed.toContain(pounds(offer.price / 1.2)) : listed.not.toContain(product.name))
      expect([day, await inFeed(request, product)]).toEqual([day, offer])
    }
  } finally {
    await endSale()
    await staff.publish("product", id, true)
    await staff.setStock(sku, stock)
    await staff.setPrice(id, price)
  }
})
