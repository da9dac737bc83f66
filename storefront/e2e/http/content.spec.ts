import { expect, test } from "@playwright/test"
import {
  findProduct,
  pathOf,
  pounds,
  readBrands,
  readCatalogue,
  readMachineTypes,
  SAMPLE_TYPES,
  type CompleteProduct,
} from "../support/backend"
import { oldSentenceIn } from "../../../scripts/reading/old-sentences"
import { headOf, structuredData } from "../support/head"
import { missingIn, readText } from "../support/html"
import { publicPages } from "../support/public-pages"
import { soon } from "../support/soon"

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
  const wanted = async () => {
    const types = await readMachineTypes()
    const texts = [...types, ...(await readBrands())].map(
      ({ name, product_count: products }) => `${name} ${count(products)}`,
    )
    for (const { name, handle } of types) {
      const { products } = await readCatalogue(
        `machine_type=${handle}&in_stock=true&order=-created_at&limit=1&facets=false`,
      )
      if (SAMPLE_TYPES.includes(name)) expect(products, `the newest of ${name}`).toHaveLength(1)
      for (const newest of products) {
        texts.push(newest.name, stockLabel(newest.stock))
        if (newest.price !== null) texts.push(pounds(newest.price))
      }
    }
    return texts
  }
  // Both are read anew each time: the page may be one visit behind what tests before this one have changed.
  await soon(async () => missingIn(request, "/", await wanted()), "what the home page lacks").toEqual([])
})

test("a brand's page shows its machine types with its own counts", async ({ request }) => {
  const path = `/products/${product.brand.handle}`
  const missing = async () => {
    const made = await readMachineTypes(product.brand.handle)
    expect(made.length).toBeGreaterThan(0)
    const texts = made.flatMap(({ name, product_count: products }) => [name, count(products)])
    return missingIn(request, path, texts)
  }
  await soon(missing, `what ${path} lacks`).toEqual([])
})

test("a machine type's page shows names, part numbers, prices and stock", async ({ request }) => {
  const { brand, machine_type: machineType } = product
  const path = `/products/${brand.handle}/${machineType.handle}`
  const query = `brand=${brand.handle}&machine_type=${machineType.handle}&order=name&facets=false`
  const missing = async () => {
    const { products } = await readCatalogue(query)
    const texts = products.flatMap(({ name, part_number: number, price, price_text: priceText, stock }) => [
      ...[name, number ?? "", price === null ? (priceText ?? "") : pounds(price), stockLabel(stock)],
    ])
    return missingIn(request, path, texts)
  }
  await soon(missing, `what ${path} lacks`).toEqual([])
})

test("a product's page shows its name, SKU, price ex VAT, VAT, price inc VAT and stock", async ({
  request,
}) => {
  const vat = Math.round(product.price * 20) / 100
  const texts = [
    product.name,
    `SKU: ${product.part_number}`,
    `${pounds(product.price)} ex VAT`,
    `${pounds(vat)} VAT at 20%, ${pounds(product.price + vat)} inc VAT`,
    stockLabel(product.stock),
  ]
  await soon(() => missingIn(request, pathOf(product), texts), "what the page lacks").toEqual([])
})

test("a product's structured data is its offer in pounds", async ({ request }) => {
  const blocks = async () => structuredData(await (await request.get(pathOf(product))).text())
  await soon(blocks, pathOf(product)).toMatchObject([
    { "@type": "Organization" },
    {
      "@type": "Product",
      name: product.name,
      sku: product.part_number,
      brand: { name: product.brand.name },
      offers: {
        price: product.price.toFixed(2),
        priceCurrency: "GBP",
        availability: "https://schema.org/InStock",
      },
    },
    { "@type": "BreadcrumbList" },
  ])
})

test("titles, descriptions and canonical addresses follow the rules", async ({ request }) => {
  const read = async (path: string) => headOf(await (await request.get(path)).text())
  await soon(() => read("/"), "/").toMatchObject({ title: "Scanwright - Professional Barcode Solutions" })
  const brandPath = `/products/${product.brand.handle}`
  await soon(() => read(`${brandPath}?utm_source=letter`), brandPath).toMatchObject({
    title: `${product.brand.name} | Scanwright`,
    canonical: expect.stringMatching(new RegExp(`${brandPath}$`)),
    robots: ["index, follow"],
    description: expect.stringMatching(/^.{50,}$/),
  })
})

test("the search finds a part number whatever its hyphens and capitals", async ({ request }) => {
  const typed = product.part_number.toLowerCase().replaceAll(/[^a-z0-9]/g, "")
  await soon(() => readText(request, `/products?search=${typed}`), typed).toContain(product.name)
})

test("the sitemap lists the product", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const part = `/sitemaps/brands/${product.brand.handle}.xml`
  await soon(() => read("/sitemap.xml")).toContain(part)
  await soon(() => read(part)).toContain(`${pathOf(product)}</loc>`)
  expect(await read("/robots.txt")).toContain("/sitemap.xml")
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
  /** Brands that the page does not show, or shows before one with more products. */
  const misplaced = async () => {
    const brands = await readBrands()
    const text = await readText(request, "/products?view=brands")
    const places = brands.map(({ name, product_count: products }) => ({
      name,
      products,
      at: text.indexOf(`${name} ${count(products)}`),
    }))
    return places
      .filter(
        (one) => one.at === -1 || places.some((other) => other.products > one.products && other.at > one.at),
      )
      .map(({ name }) => name)
  }
  await soon(misplaced, "brands that are not in their place").toEqual([])
})
