import { type APIRequestContext, expect, test } from "@playwright/test"
import { Staff } from "../support/backend"
import { freshWithin } from "../../../backend/integration-tests/helpers/fresh-within"

const noRedirect = { maxRedirects: 0 }
const stamp = Date.now()

let staff: Staff
test.beforeAll(async () => {
  staff = await Staff.signIn()
})

const responseOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, noRedirect)
  return [response.status(), response.headers().location]
}

/** Waits, at most the promised time, until a page redirects permanently to another. */
const expectRedirected = (request: APIRequestContext, path: string, target: string) =>
  expect
    .poll(() => responseOf(request, path), { message: path, timeout: freshWithin(), intervals: [50] })
    .toEqual([308, target])

test("a former address of a brand, machine type or product redirects permanently to the present one, in one step", async ({
  request,
}) => {
  const [brandId, typeId] = await Promise.all([
    staff.create("brand", `E2E Brand ${stamp}`),
    staff.create("machine_type", `E2E Type ${stamp}`),
  ])
  const [brand, type, product] = [`e2e-brand-${stamp}`, `e2e-type-${stamp}`, `e2e-product-${stamp}`]
  const productId = await staff.createProduct({
    title: `E2E Product ${stamp}`,
    handle: product,
    sku: `E2E-MOVED-${stamp}`,
    brandId,
    machineTypeId: typeId,
    price: 10,
  })
  try {
    const path = `/products/${brand}/${type}/${product}`
    await expect
      .poll(async () => (await request.get(path, noRedirect)).status(), {
        timeout: freshWithin(),
        intervals: [50],
      })
      .toBe(200)

    await staff.move("product", productId, `${product}-2`)
    await expectRedirected(request, path, `/products/${brand}/${type}/${product}-2`)
    await staff.move("product", productId, `${product}-3`)
    await expectRedirected(request, path, `/products/${brand}/${type}/${product}-3`)
    await expectRedirected(
      request,
      `/products/${brand}/${type}/${product}-2`,
      `/products/${brand}/${type}/${product}-3`,
    )

    for (const at of [2, 3]) {
      await staff.move("brand", brandId, `${brand}-${at}`)
      await expectRedirected(request, `/products/${brand}`, `/products/${brand}-${at}`)
      await expectRedirected(request, `/products/${brand}/${type}`, `/products/${brand}-${at}/${type}`)
    }
    for (const at of [2, 3]) {
      await staff.move("machine_type", typeId, `${type}-${at}`)
      await expectRedirected(request, `/products/${brand}-3/${type}`, `/products/${brand}-3/${type}-${at}`)
    }
    await expectRedirected(request, `/products/${brand}/${type}`, `/products/${brand}-3/${type}-3`)
    await expectRedirected(request, path, `/products/${brand}-3/${type}-3/${product}-3`)
    expect((await request.get(path)).status()).toBe(200)

    // An address that never existed is not redirected to.
    expect(await responseOf(request, `/products/${brand}-4`)).toEqual([307, "/products"])
    expect(await responseOf(request, `/products/${brand}-3/${type}-4`)).toEqual([307, `/products/${brand}-3`])
  } finally {
    await staff.remove("product", productId)
    await Promise.all([staff.remove("brand", brandId), staff.remove("machine_type", typeId)])
  }
  await expect
    .poll(() => responseOf(request, `/products/${brand}`), { timeout: freshWithin(), intervals: [50] })
    .toEqual([307, "/products"])
})
