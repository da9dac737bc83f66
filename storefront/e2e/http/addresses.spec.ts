import { expect, test } from "@playwright/test"
import { findProduct, pathOf } from "../support/backend"
import { textOf } from "../support/html"
import { MISSING_PRODUCT, pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

const noRedirect = { maxRedirects: 0 }

test("an unknown brand redirects to the brands, an unknown machine type to the brand", async ({
  request,
}) => {
  const { brand } = await findProduct()
  for (const [path, target] of [
    ["/products/no-such-brand", "/products"],
    ["/products/no-such-brand/tablets", "/products"],
    [`/products/${brand.handle}/no-such-type`, `/products/${brand.handle}`],
  ] as const) {
    const response = await request.get(path, noRedirect)
    expect([response.status(), response.headers().location]).toEqual([307, target])
  }
})

test("a product under the wrong brand or machine type redirects permanently to its address", async ({
  request,
}) => {
  const product = await findProduct()
  const response = await request.get(
    `/products/wrong/${product.machine_type.handle}/${product.handle}`,
    noRedirect,
  )
  expect([response.status(), response.headers().location]).toEqual([308, pathOf(product)])
})

test("pages have one address each", async ({ request }) => {
  const { brand, machine_type: machineType } = await findProduct()
  const list = `/products/${brand.handle}/${machineType.handle}`
  for (const [path, target] of [
    ["/stored/gb", "/"],
    ["/stored/gb/products", "/products"],
    [`${list}/page/2`, `${list}?page=2`],
  ] as const) {
    const response = await request.get(path, noRedirect)
    expect([path, response.status(), response.headers().location]).toEqual([path, 308, target])
  }
  const past = await request.get(`${list}?page=9999`, noRedirect)
  expect(past.status()).toBe(307)
  expect((await request.get(`${list}?page=first`, noRedirect)).status()).toBe(200)
})

for (const [path, heading] of [
  [MISSING_PRODUCT, "Product Not Found"],
  ["/no/such/page", "Page not found"],
  ["/products/a/b/c/d", "Page not found"],
  ["/wp-login.php", "Page not found"],
] as const) {
  test(`${path} is a real 404 whose HTML says so without JavaScript`, async ({ request }) => {
    for (const visit of ["first", "second"]) {
      const response = await request.get(path, noRedirect)
      const html = await response.text()
      expect(response.status(), visit).toBe(404)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
      expect(textOf(html)).toContain("Back to Products")
      expect(html).toContain('content="noindex')
      expect(html).not.toContain("__next_error__")
    }
  })
}

test("the webhook refuses strangers", async ({ request }) => {
  const authorization = `Bearer ${settings.REVALIDATE_SECRET}`
  const post = async (data: string, headers: Record<string, string>) =>
    (await request.post("/api/revalidate", { data, headers })).status()
  const good = JSON.stringify({ changes: [{ entity: "brand", handles: ["no-such-brand"] }] })
  expect(await post(good, {})).toBe(401)
  expect(await post(good, { authorization })).toBe(200)
})

test("pages are static from the second visit on, whatever their query", async ({ request }) => {
  for (const { name, path, isDynamic } of await pagesOfEachKind()) {
    if (isDynamic) continue
    // Other tests change the catalogue, and a touched page is rendered anew.
    const state = async () => (await request.get(`${path}?utm_campaign=autumn`)).headers()["x-nextjs-cache"]
    await soon(state, name).toBe("HIT")
  }
})
