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
import { structuredData } from "../support/head"
import { missingIn, readText } from "../support/html"
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
  // Both are read anew each time: what tests before this one have changed may be under way to the page.
  await soon(async () => missingIn(request, "/", await wanted()), "what the home page lacks").toEqual([])
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

test("a product's structured data is its offer in pounds with VAT", async ({ request }) => {
  const blocks = async () => structuredData(await (await request.get(pathOf(product))).text())
  await soon(blocks, pathOf(product)).toMatchObject([
    { "@type": "Organization" },
    {
      "@type": "Product",
      name: product.name,
      sku: product.part_number,
      brand: { name: product.brand.name },
      offers: {
        price: (Math.round(product.price * 120) / 100).toFixed(2),
        priceCurrency: "GBP",
        availability: "https://schema.org/InStock",
      },
    },
    { "@type": "BreadcrumbList" },
  ])
})
