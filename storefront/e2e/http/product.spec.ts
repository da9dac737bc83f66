import { type APIRequestContext, expect, test } from "@playwright/test"
import { findProduct, pathOf } from "../support/backend"
import { textOf } from "../support/html"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

test("every tab of a product, its related products and its enquiry are in the HTML", async ({ request }) => {
  const product = await findProduct(({ part_number: partNumber }) => partNumber === "DS8178-SR7U2100PFW")
  const html = await (await request.get(pathOf(product))).text()
  const text = textOf(html)
  for (const phrase of ["Looking after a fleet", "123Scan configuration software", "Related Products"]) {
    expect(text).toContain(phrase)
  }
  expect(text).toMatch(/\+\d+ more features?/)
  expect(html).toMatch(/<form [^>]*action="\/api\/form-submissions\?type=product_inquiry"/)
  // React writes delayed parts at the end of the document, hidden without scripts.
  expect(html.split('<div hidden id="S:')[0]).toContain("Looking after a fleet")
})

test("entries of the compatibility list link to our products", async ({ request }) => {
  const product = await findProduct(({ part_number: partNumber }) => partNumber === "CS6080-SR40004VZWW")
  const html = await (await request.get(pathOf(product))).text()
  const [, path] = /<a[^>]* href="(\/products\/[^"]+)"[^>]*>SM-X306BZGAEEB tablet<\/a>/.exec(html) ?? []
  expect(path).toBeDefined()
  expect(textOf(await (await request.get(path ?? "")).text())).toContain("SKU: SM-X306BZGAEEB")
})

/** A product's page by its part number. */
async function pageOf(request: APIRequestContext, sku: string) {
  const product = await findProduct(({ part_number: partNumber }) => partNumber === sku, sku)
  const html = await (await request.get(pathOf(product))).text()
  return { html, text: textOf(html), path: pathOf(product) }
}

const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? ""

test("a printer's page lists its consumables and its spare parts, and a ribbon's page what it fits", async ({
  request,
}) => {
  const fitting = async (sku: string) => {
    const page = await pageOf(request, sku)
    return { ...page, text: between(page.text, "Accessories and consumables", "Related Products") }
  }
  const desktop = await fitting("ZD4A042-30EM00EZ")
  const industrial = await fitting("ZT41142-T0E0000Z")
  const ribbon = await pageOf(request, "03200GS11007")
  expect(between(desktop.text, "Consumables", "Spare parts")).toContain("Wax-Resin Ribbon 3200")
  expect(desktop.html).toContain(`href="${ribbon.path}"`)
  const parts = industrial.text.split("Spare parts")[1] ?? ""
  expect(parts).toContain("ZT411 Print Head, 203 dpi")
  // The head of the other resolution is for the other model.
  expect(parts).not.toContain("300 dpi")
  const fitted = between(ribbon.text, "Fits these devices", "Related Products")
  expect(fitted).toContain("ZD421t Desktop Label Printer, 203 dpi")
  expect(fitted).not.toContain("ZT411")
  expect(ribbon.html).toContain(`href="${desktop.path}"`)
})

test("a product without a brochure has a data sheet, at one address", async ({ request }) => {
  const product = await findProduct()
  const path = `/data-sheets${pathOf(product).slice("/products".length)}.pdf`
  expect(await (await request.get(pathOf(product))).text()).toContain(`href="${path}"`)
  const sheet = await request.get(path)
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "application/pdf"])
  expect((await sheet.body()).subarray(0, 5).toString()).toBe("%PDF-")
  const wrong = await request.get(path.replace(`/${product.brand.handle}/`, "/wrong/"), { maxRedirects: 0 })
  expect([wrong.status(), wrong.headers().location]).toEqual([308, path])
  expect((await request.get("/data-sheets/a/b/no-such-product.pdf")).status()).toBe(404)
})

test("recently viewed products are read by their addresses, without those that no longer exist", async ({
  request,
}) => {
  const product = await findProduct()
  const read = (...paths: string[]) =>
    request.get(`/api/recently-viewed?${new URLSearchParams(paths.map((path) => ["path", path])).toString()}`)
  const viewed = async () => {
    const response = await read("/products/a/b/no-such-product", pathOf(product))
    return ((await response.json()) as { products: { name: string; price: number }[] }).products
  }
  await soon(viewed, "the recently viewed products").toMatchObject([
    { name: product.name, price: product.price },
  ])
  expect((await read("/admin")).status()).toBe(400)
  expect((await read("/products/%ZZ/b/c")).status()).toBe(400)
})

test("forms are accepted from pages of this site only", async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post("/api/form-submissions", {
      data: "{}",
      headers: { "content-type": "application/json", ...headers },
    })
  expect((await post({ origin: "https://elsewhere.example" })).status()).toBe(403)
  const own = await post({ origin: settings.STOREFRONT_URL, "idempotency-key": "0123456789" })
  expect(own.status()).toBe(400)
  expect(await own.json()).toMatchObject({ errors: [{ path: ["type"] }] })
})
