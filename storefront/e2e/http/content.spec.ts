import { expect, test } from "@playwright/test"
import {
  findProduct,
  pathOf,
  pounds,
  readBrands,
  readCatalogue,
  readMachineTypes,
  type CompleteProduct,
} from "../support/backend"
import { oldSentenceIn } from "../../../scripts/reading/old-sentences"
import { readText } from "../support/html"
import { publicPages } from "../support/public-pages"

const count = (number: number) => `${number.toLocaleString("en-GB")} product${number === 1 ? "" : "s"}`

function stockLabel(stock: number): string {
  if (stock > 10) return "In stock"
  return stock > 0 ? `${stock} in stock` : "Out of stock"
}

let product: CompleteProduct
test.beforeAll(async () => {
  product = await findProduct()
})

test("the home page names every machine type and brand with Medusa's counts, and the newest product of each type", async ({
  request,
}) => {
  const text = await readText(request, "/")
  for (const machineType of await readMachineTypes()) {
    expect(text).toContain(`${machineType.name} ${count(machineType.product_count)}`)
    const { products } = await readCatalogue(
      `machine_type=${machineType.handle}&in_stock=true&order=-created_at&limit=1&facets=false`,
    )
    expect(products).toHaveLength(1)
    for (const newest of products) {
      expect(text).toContain(newest.name)
      if (newest.price !== null) expect(text).toContain(pounds(newest.price))
      expect(text).toContain(stockLabel(newest.stock))
    }
  }
  for (const brand of await readBrands())
    expect(text).toContain(`${brand.name} ${count(brand.product_count)}`)
})

test("a brand's page shows its machine types with its own counts", async ({ request }) => {
  const text = await readText(request, `/products/${product.brand.handle}`)
  const made = await readMachineTypes(product.brand.handle)
  expect(made.length).toBeGreaterThan(0)
  for (const machineType of made) {
    expect(text).toContain(machineType.name)
    expect(text).toContain(count(machineType.product_count))
  }
})

test("a machine type's page shows names, part numbers, prices and stock", async ({ request }) => {
  const { brand, machine_type: machineType } = product
  const text = await readText(request, `/products/${brand.handle}/${machineType.handle}`)
  const query = `brand=${brand.handle}&machine_type=${machineType.handle}&order=name&facets=false`
  for (const one of (await readCatalogue(query)).products) {
    expect(text).toContain(one.name)
    expect(text).toContain(one.part_number)
    expect(text).toContain(one.price === null ? one.price_text : pounds(one.price))
    expect(text).toContain(stockLabel(one.stock))
  }
})

test("a product's page shows its name, SKU, price ex VAT, VAT, price inc VAT and stock", async ({
  request,
}) => {
  const text = await readText(request, pathOf(product))
  const vat = Math.round(product.price * 20) / 100
  expect(text).toContain(product.name)
  expect(text).toContain(`SKU: ${product.part_number}`)
  expect(text).toContain(`${pounds(product.price)} ex VAT`)
  expect(text).toContain(`${pounds(vat)} VAT at 20%, ${pounds(product.price + vat)} inc VAT`)
  expect(text).toContain(stockLabel(product.stock))
})

test("a product's structured data is its offer in pounds", async ({ request }) => {
  const html = await (await request.get(pathOf(product))).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
  )
  expect(blocks.map((block) => block["@type"])).toEqual(["Organization", "Product", "BreadcrumbList"])
  expect(blocks[1]).toMatchObject({
    name: product.name,
    sku: product.part_number,
    brand: { name: product.brand.name },
    offers: {
      price: product.price.toFixed(2),
      priceCurrency: "GBP",
      availability: "https://schema.org/InStock",
    },
  })
})

test("titles, descriptions and canonical addresses follow the rules", async ({ request }) => {
  const home = await (await request.get("/")).text()
  expect(home).toContain("<title>Scanwright - Professional Barcode Solutions</title>")
  const brandPath = `/products/${product.brand.handle}`
  const brand = await (await request.get(`${brandPath}?utm_source=letter`)).text()
  expect(brand).toContain(`<title>${product.brand.name} | Scanwright</title>`)
  expect(brand).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${brandPath}"`))
  expect(brand).toContain('<meta name="robots" content="index, follow"/>')
  expect(brand).toMatch(/<meta name="description" content=".{50,}?"/)
})

test("the search finds a part number whatever its hyphens and capitals", async ({ request }) => {
  const typed = product.part_number.toLowerCase().replaceAll(/[^a-z0-9]/g, "")
  expect(await readText(request, `/products?search=${typed}`)).toContain(product.name)
})

test("the sitemap lists the product", async ({ request }) => {
  const index = await (await request.get("/sitemap.xml")).text()
  expect(index).toContain(`/sitemaps/brands/${product.brand.handle}.xml`)
  const brand = await request.get(`/sitemaps/brands/${product.brand.handle}.xml`)
  expect(await brand.text()).toContain(`${pathOf(product)}</loc>`)
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml")
})

test("the page of thanks thanks only for a form that was sent", async ({ request }) => {
  const thanked = await readText(request, "/thank-you?reference=SW-2026-000001&form=general")
  expect(thanked).toContain("Thank you, we have your enquiry")
  const asked = await readText(request, "/thank-you?reference=SW-2026-000001&form=product_inquiry")
  expect(asked).toContain("Thank you, we have your quote request")
  const visited = await readText(request, "/thank-you")
  expect(visited).toContain("Nothing has been sent")
  expect(visited).not.toMatch(/we have your|e-mail we have just sent|on its way to you/)
})

test("the sentence of consent of every form links to the privacy policy", async ({ request }) => {
  const paths = ["/contact", "/oems", "/credit-application", pathOf(await findProduct())]
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const sentence = /<label[^>]*>I agree.*?<\/label>/s.exec(html)?.[0]
    expect(sentence, path).toContain('href="/privacy-policy"')
    // Its name everywhere: in the footer, in its own heading, in the message of a form without consent.
    expect(sentence, path).toContain("privacy policy</a>")
    expect(html, path).not.toMatch(/privacy notice/i)
  }
})

test("no public page speaks in riddles", async ({ request }) => {
  for (const { path } of await publicPages()) {
    const text = await readText(request, path)
    expect([path, oldSentenceIn(text)]).toEqual([path, undefined])
  }
})

test("the brands with most products come first", async ({ request }) => {
  const brands = await readBrands()
  const text = await readText(request, "/products?view=brands")
  const places = brands.map(({ name, product_count: most }) => ({
    most,
    at: text.indexOf(`${name} ${count(most)}`),
  }))
  expect(places.map(({ at }) => at)).not.toContain(-1)
  const inPageOrder = places.toSorted((a, b) => a.at - b.at).map(({ most }) => most)
  expect(inPageOrder).toEqual(inPageOrder.toSorted((a, b) => b - a))
})
