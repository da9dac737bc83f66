import { type APIRequestContext, expect, test } from "@playwright/test"
import {
  type CompleteProduct,
  findProduct,
  isComplete,
  pathOf,
  pounds,
  readRelated,
  Staff,
} from "../support/backend"
import { headOf } from "../support/head"
import { readText } from "../support/html"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

let staff: Staff
let product: CompleteProduct
test.beforeAll(async () => {
  staff = await Staff.signIn()
  product = await findProduct()
})

const listOf = ({ brand, machine_type: machineType }: CompleteProduct) =>
  `/products/${brand.handle}/${machineType.handle}`

/** Waits until the raw HTML of each page contains a text. */
async function expectSoon(request: APIRequestContext, paths: readonly string[], text: string): Promise<void> {
  for (const path of paths)
    await soon(() => readText(request, path), `${path} shows "${text}"`).toContain(text)
}

test("a changed price is soon on the product's page and its list", async ({ request }) => {
  const paths = [pathOf(product), listOf(product)]
  await expectSoon(request, paths, pounds(product.price))
  const changed = product.price + 1.37
  try {
    await staff.setPrice(product.id, changed)
    await expectSoon(request, paths, pounds(changed))
  } finally {
    await staff.setPrice(product.id, product.price)
  }
  await expectSoon(request, paths, pounds(product.price))
})

test("the first visitor of a page sees a change of what it shows besides, such as a related product's price", async ({
  request,
}) => {
  const related = await Promise.all(
    (await readRelated(product.id)).filter(isComplete).map(async (one) => {
      const path = pathOf(one)
      return { path, isNaming: (await readText(request, path)).includes(pounds(product.price)) }
    }),
  )
  const paths = related.filter(({ isNaming }) => isNaming).map(({ path }) => path)
  expect(paths).not.toEqual([])
  const changed = product.price + 3.79
  try {
    await staff.setPrice(product.id, changed)
    // Only the product's own page is requested in advance, and says that the change has arrived.
    await expectSoon(request, [pathOf(product)], pounds(changed))
    for (const path of paths) expect(await readText(request, path), path).toContain(pounds(changed))
  } finally {
    await staff.setPrice(product.id, product.price)
  }
})

test("a created product replaces the 404 of its address, and a deleted one is a 404 again", async ({
  request,
}) => {
  const sku = `E2E-${Date.now()}`
  const handle = sku.toLowerCase()
  const path = `${listOf(product)}/${handle}`
  const statusOf = async () => (await request.get(path)).status()
  expect(await statusOf()).toBe(404)

  await staff.createProduct({
    title: `Test Imager ${sku}`,
    handle,
    sku,
    brandId: product.brand.id,
    machineTypeId: product.machine_type.id,
    price: 10,
  })
  try {
    await soon(statusOf, path).toBe(200)
    await expectSoon(request, [path], pounds(10))
    // Nothing of the 404 is left in the page's head.
    await soon(async () => headOf(await (await request.get(path)).text()), path).toMatchObject({
      title: `Test Imager ${sku} | Scanwright`,
      canonical: settings.STOREFRONT_URL + path,
      robots: ["index, follow"],
    })
  } finally {
    await staff.tidy()
  }
  await soon(statusOf, path).toBe(404)
})

test("a change renders only the pages it touches", async ({ request }) => {
  const isFresh = async (path: string) => (await request.get(path)).headers()["x-nextjs-cache"]
  // A product of another brand and another machine type, whose pages do not show the changed product.
  const other = await findProduct(
    (one) => one.brand.id !== product.brand.id && one.machine_type.id !== product.machine_type.id,
  )
  const { handle } = other.brand
  const untouched = [pathOf(other), listOf(other), `/products/${handle}`, `/sitemaps/brands/${handle}.xml`]
  await upToDate(...untouched)
  try {
    await staff.setPrice(product.id, product.price + 2)
    await expectSoon(request, [pathOf(product)], pounds(product.price + 2))
    for (const path of untouched) expect([path, await isFresh(path)]).toEqual([path, "HIT"])
  } finally {
    await staff.setPrice(product.id, product.price)
  }
})
