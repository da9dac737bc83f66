import { expect, test } from "@playwright/test"
import { type CompleteProduct, findProduct } from "../support/backend"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

let product: CompleteProduct
let list: string
test.beforeAll(async () => {
  product = await findProduct()
  list = `/api/browse/gb/brands/${product.brand.handle}/${product.machine_type.handle}`
})

test("the browsing screen's data is stored, and equals its page's", async ({ request }) => {
  await upToDate("/api/browse/gb/brands", `/api/browse/gb/brands/${product.brand.handle}`, `${list}/1`)
  await soon(async () => (await request.get(`${list}/1`)).json() as Promise<unknown>, list).toMatchObject({
    title: `${product.brand.name} ${product.machine_type.name} | Scanwright`,
    brand: { name: product.brand.name },
    machineType: { name: product.machine_type.name },
    list: { products: expect.arrayContaining([expect.objectContaining({ name: product.name })]) as unknown },
  })
})

test("the sitemap names the list of a machine type, and that of a brand's", async ({ request }) => {
  const { brand, machine_type: machineType } = product
  const ofType = `/browse-products?machine_type=${machineType.handle}`
  for (const [sitemap, path] of [
    ["pages", ofType],
    [`brands/${brand.handle}`, `${ofType}&amp;brand=${brand.handle}`],
  ] as const)
    await soon(async () => (await request.get(`/sitemaps/${sitemap}.xml`)).text(), sitemap).toContain(
      `<loc>${settings.STOREFRONT_URL}${path}</loc>`,
    )
})

test("a missing list is a 404, an invalid request a 400", async ({ request }) => {
  for (const [path, status] of [
    ["/api/browse/gb/brands/no-such-brand", 404],
    [`/api/browse/gb/brands/${product.brand.handle}/no-such-type/1`, 404],
    [`${list}/9999`, 404],
    [`${list}/first`, 404],
    ["/api/browse/fr/brands", 404],
    ["/api/browse/search?search=x&brand=no-such-brand", 404],
    [`/api/browse/search?search=${"x".repeat(201)}`, 400],
    ["/api/browse/search?search=x&page=0", 400],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status])
})

test("a search beyond its last page is the last page (issue 33)", async ({ request }) => {
  const search = `search=${encodeURIComponent(product.brand.name)}`
  const beyond = await request.get(`/products?${search}&page=9999`, { maxRedirects: 0 })
  expect(beyond.status()).toBe(307)
  const last = beyond.headers().location ?? ""
  expect(last).not.toContain("9999")
  expect((await request.get(last, { maxRedirects: 0 })).status()).toBe(200)
  const page = Number(/page=(\d+)/.exec(last)?.[1] ?? 1)
  expect((await request.get(`/api/browse/search?${search}&page=${page}`)).status()).toBe(200)
  // The browser loads the page anew, which redirects.
  expect((await request.get(`/api/browse/search?${search}&page=${page + 1}`)).status()).toBe(404)
})

test("a search by address redirects from unknown brands and machine types like a page", async ({
  request,
}) => {
  for (const [path, target] of [
    ["/products/no-such-brand?search=x&utm_source=%41", "/products?search=x&utm_source=%41"],
    [`/products/${product.brand.handle}/no-such-type?search=x`, `/products/${product.brand.handle}?search=x`],
    ["/products?search=%20", "/products"],
    ["/search?q=label%20printer", "/products?search=label+printer"],
    ["/search?q=%20", "/products"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 307, target])
  }
})
