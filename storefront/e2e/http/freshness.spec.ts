import { type APIRequestContext, expect, test } from "@playwright/test"
import { type CompleteProduct, findProduct, pathOf, pounds, Staff } from "../support/backend"
import { headOf } from "../support/head"
import { readText } from "../support/html"
import { settings } from "../support/settings"
import { freshWithin } from "../../../backend/integration-tests/helpers/fresh-within"

let staff: Staff
let product: CompleteProduct
test.beforeAll(async () => {
  staff = await Staff.signIn()
  product = await findProduct()
})

const listOf = ({ brand, machine_type: machineType }: CompleteProduct) =>
  `/products/${brand.handle}/${machineType.handle}`

/** Waits until a page's raw HTML contains a text; fails after the promised time. */
async function expectSoon(request: APIRequestContext, path: string, text: string, deadline: number) {
  const timeout = Math.max(1, deadline - Date.now())
  await expect
    .poll(() => readText(request, path), { message: `${path} shows "${text}"`, timeout, intervals: [50] })
    .toContain(text)
}

/** Makes a change, and expects its text on each page within the promised time. */
async function expectAfter(
  request: APIRequestContext,
  change: () => Promise<void>,
  paths: string[],
  text: string,
) {
  await change()
  const deadline = Date.now() + freshWithin()
  await Promise.all(paths.map((path) => expectSoon(request, path, text, deadline)))
}

test("a changed price is on the product's page and its list within two seconds", async ({ request }) => {
  const paths = [pathOf(product), listOf(product)]
  for (const path of paths) expect(await readText(request, path)).toContain(pounds(product.price))
  const changed = product.price + 1.37
  try {
    await expectAfter(request, () => staff.setPrice(product.id, changed), paths, pounds(changed))
  } finally {
    await staff.setPrice(product.id, product.price)
  }
  await Promise.all(
    paths.map((path) => expectSoon(request, path, pounds(product.price), Date.now() + freshWithin())),
  )
})

test("a changed name is on the product's page and its list within two seconds", async ({ request }) => {
  const paths = [pathOf(product), listOf(product)]
  const changed = `${product.name} Mark II`
  try {
    await expectAfter(request, () => staff.rename(product.id, changed), paths, changed)
  } finally {
    await staff.rename(product.id, product.name)
  }
  await Promise.all(
    paths.map((path) =>
      expect
        .poll(() => readText(request, path), { timeout: freshWithin(), intervals: [50] })
        .not.toContain(changed),
    ),
  )
})

test("a created product replaces the 404 of its address, and a deleted one is a 404 again", async ({
  request,
}) => {
  const sku = `E2E-${Date.now()}`
  const handle = sku.toLowerCase()
  const path = `${listOf(product)}/${handle}`
  expect((await request.get(path)).status()).toBe(404)

  const id = await staff.createProduct({
    title: `Test Imager ${sku}`,
    handle,
    sku,
    brandId: product.brand.id,
    machineTypeId: product.machine_type.id,
    price: 10,
  })
  const statusSoon = (status: number) =>
    expect
      .poll(async () => (await request.get(path)).status(), { timeout: freshWithin(), intervals: [50] })
      .toBe(status)
  try {
    await statusSoon(200)
    expect(await readText(request, path)).toContain(pounds(10))
    // Nothing of the 404 is left in the page's head.
    expect(headOf(await (await request.get(path)).text())).toMatchObject({
      title: `Test Imager ${sku} | Scanwright`,
      canonical: settings.STOREFRONT_URL + path,
      robots: ["index, follow"],
    })
  } finally {
    await staff.remove("product", id)
  }
  await statusSoon(404)
})

test("a change renders only the pages it touches", async ({ request }) => {
  const isFresh = async (path: string) => (await request.get(path)).headers()["x-nextjs-cache"]
  // A product of another brand and another machine type, whose pages do not show the changed product.
  const other = await findProduct(
    (one) => one.brand.id !== product.brand.id && one.machine_type.id !== product.machine_type.id,
  )
  const { handle } = other.brand
  const untouched = [pathOf(other), listOf(other), `/products/${handle}`, `/sitemaps/brands/${handle}.xml`]
  for (const path of untouched) {
    await expect.poll(() => isFresh(path), { message: path }).toBe("HIT")
  }
  await expectAfter(
    request,
    () => staff.setPrice(product.id, product.price + 2),
    [pathOf(product)],
    pounds(product.price + 2),
  )
  try {
    for (const path of untouched) expect([path, await isFresh(path)]).toEqual([path, "HIT"])
  } finally {
    await staff.setPrice(product.id, product.price)
  }
})
