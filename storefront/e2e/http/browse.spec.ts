import { expect, test } from "@playwright/test"
import { type CompleteProduct, findProduct, Staff } from "../support/backend"
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

test("a changed price is soon in the browsing screen's list", async ({ request }) => {
  const staff = await Staff.signIn()
  const changed = Number((product.price + 3.21).toFixed(2))
  const priceNow = async () => {
    const { list: page } = (await (await request.get(`${list}/1`)).json()) as {
      list: { products: { id: string; price: number }[] }
    }
    return page.products.find(({ id }) => id === product.id)?.price
  }
  const expectSoon = (price: number) => soon(priceNow, `the price in ${list}`).toBe(price)
  await expectSoon(product.price)
  try {
    await staff.setPrice(product.id, changed)
    await expectSoon(changed)
  } finally {
    await staff.setPrice(product.id, product.price)
  }
  await expectSoon(product.price)
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

test("a search by address redirects from unknown brands and machine types like a page", async ({
  request,
}) => {
  for (const [path, target] of [
    ["/products/no-such-brand?search=x", "/products"],
    [`/products/${product.brand.handle}/no-such-type?search=x`, `/products/${product.brand.handle}`],
    ["/products?search=%20", "/products"],
    ["/search?q=label%20printer", "/products?search=label+printer"],
    ["/search?q=%20", "/products"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 307, target])
  }
})
