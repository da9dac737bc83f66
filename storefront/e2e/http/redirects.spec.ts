import { type APIRequestContext, expect, test } from "@playwright/test"
import { Staff } from "../support/backend"
import { soon } from "../support/soon"

const noRedirect = { maxRedirects: 0 }
const stamp = Date.now()

let staff: Staff
test.beforeAll(async () => {
  staff = await Staff.signIn()
})

test.afterAll(() => staff.tidy())

const responseOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, noRedirect)
  const { location, "cache-control": lifetime } = response.headers()
  return [response.status(), location, lifetime]
}

/** Waits until a page redirects, permanently where nothing else is said, to another, and no browser or proxy holds that. */
const expectRedirected = (request: APIRequestContext, path: string, target: string, status = 308) =>
  soon(() => responseOf(request, path), path).toEqual([status, target, "no-cache"])

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
  const path = `/products/${brand}/${type}/${product}`
  await soon(async () => (await request.get(path, noRedirect)).status(), path).toBe(200)

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
  await soon(async () => (await request.get(path)).status(), `what ${path} leads to`).toBe(200)

  // An address that never existed is not redirected to.
  await expectRedirected(request, `/products/${brand}-4`, "/products", 307)
  await expectRedirected(request, `/products/${brand}-3/${type}-4`, `/products/${brand}-3`, 307)

  const missing = `/products/${brand}-3/${type}-3/${product}-4`
  expect(await responseOf(request, missing)).toEqual([404, undefined, "no-cache"])

  await staff.tidy()
  await expectRedirected(request, `/products/${brand}`, "/products", 307)
})
