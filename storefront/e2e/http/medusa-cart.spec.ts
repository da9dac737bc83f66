import { expect, test } from "@playwright/test"
import { findProduct } from "../support/backend"
import { settings } from "../support/settings"

/** The origin that browsers send with every request of a page. */
const headers = { origin: settings.STOREFRONT_URL }

test("the lines of a cart become a cart in Medusa, priced by Medusa, with which a checkout can continue", async ({
  request,
}) => {
  const product = await findProduct(({ stock }) => stock > 2)
  const create = (data: unknown) => request.post("/api/medusa-cart", { headers, data })

  const created = await create({ lines: [{ variant_id: product.variant_id, quantity: 2 }] })
  expect(created.status()).toBe(201)
  const { cart } = (await created.json()) as { cart: { id: string; subtotal: number; total: number } }
  expect(cart.id).toMatch(/^cart_/)
  expect(cart.subtotal).toBe(2 * product.price)

  expect((await create({ lines: [{ variant_id: "variant_unknown", quantity: 1 }] })).status()).toBe(409)
  expect((await create({ lines: [] })).status()).toBe(400)
  expect((await request.post("/api/medusa-cart", { data: {} })).status()).toBe(403)
  expect((await create({ lines: [{ variant_id: product.variant_id, quantity: 0.5 }] })).status()).toBe(400)
  expect((await request.post("/api/medusa-cart", { headers, form: { lines: "" } })).status()).toBe(415)
})

test("prices and stock of many lines are read with one request, in the order of the request", async ({
  request,
}) => {
  const product = await findProduct(({ stock }) => stock > 2)
  const read = await request.post("/api/cart-lines", {
    headers,
    data: {
      variants: ["variant_unknown", product.variant_id],
      part_numbers: [product.part_number.toLowerCase(), "no such number", "-"],
    },
  })
  expect(read.status()).toBe(200)
  expect(read.headers()["cache-control"]).toBe("no-store")
  expect(await read.json()).toMatchObject({
    variants: [null, { productId: product.id, price: product.price, stock: product.stock }],
    part_numbers: [[{ productId: product.id }], [], []],
    near: [[], expect.any(Array), []],
  })
  const tooMany = { variants: Array.from({ length: 501 }, (_, at) => `variant_${at}`) }
  expect((await request.post("/api/cart-lines", { headers, data: tooMany })).status()).toBe(400)
})
