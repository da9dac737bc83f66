import { type APIRequestContext, expect, test } from "@playwright/test"
import { Staff } from "../support/backend"
import { headOf } from "../support/head"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

/** Entries on one page of a list of products. */
const PER_PAGE = 24

const stamp = Date.now()
const brand = { id: "", handle: `e2e-coming-brand-${stamp}` }
const type = { id: "", handle: `e2e-coming-type-${stamp}` }
const article = { id: "", handle: `e2e-coming-article-${stamp}` }
const product = { id: "", handle: `e2e-coming-product-${stamp}` }

let staff: Staff

/** Creates a brand and a machine type whose list has one product more than a page, and an article. */
test.beforeAll(async () => {
  staff = await Staff.signIn()
  brand.id = await staff.create("brand", `E2E Coming Brand ${stamp}`)
  type.id = await staff.create("machine_type", `E2E Coming Type ${stamp}`)
  article.id = await staff.createBlog(`E2E Coming Article ${stamp}`)
  for (let number = 1; number <= PER_PAGE + 1; number += 1)
    product.id = await staff.createProduct({
      title: `E2E Coming Product ${number}`,
      handle: number > PER_PAGE ? product.handle : `${product.handle}-${number}`,
      sku: `E2E-COMING-${stamp}-${number}`,
      brandId: brand.id,
      machineTypeId: type.id,
      price: 10,
    })
})

test.afterAll(() => staff.tidy())

const list = `/products/${brand.handle}/${type.handle}`
const publish = (isPublished: boolean) => staff.publish("product", product.id, isPublished)

/** A page, how its record goes and comes back, and the status of its address in between. */
interface Coming {
  name: string
  path: string
  goes: () => Promise<void>
  comes: () => Promise<void>
  meanwhile: number
}

const PAGES: readonly Coming[] = [
  {
    name: "a product that is unpublished and published again",
    path: `${list}/${product.handle}`,
    goes: () => publish(false),
    comes: () => publish(true),
    meanwhile: 404,
  },
  {
    name: "a second page whose only product is unpublished and published again",
    path: `${list}?page=2`,
    goes: () => publish(false),
    comes: () => publish(true),
    meanwhile: 307,
  },
  {
    name: "a brand that is renamed and renamed back",
    path: `/products/${brand.handle}`,
    goes: () => staff.move("brand", brand.id, `${brand.handle}-renamed`),
    comes: () => staff.move("brand", brand.id, brand.handle),
    meanwhile: 308,
  },
  {
    name: "an article that is deleted and restored",
    path: `/blogs/${article.handle}`,
    goes: () => staff.remove("blog", article.id),
    comes: () => staff.restore("blog", article.id),
    meanwhile: 404,
  },
]

/** Status and head of a page for a client without JavaScript, and whether it was stored. */
async function seenBy(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  const cache = response.headers()["x-nextjs-cache"]
  return { cache, status: response.status(), ...headOf(await response.text()) }
}

for (const { name, path, goes, comes, meanwhile } of PAGES) {
  test(`${name} soon has its status and its whole head`, async ({ request }) => {
    // Created a moment ago, or restored in the test before; stored pages are sent from the second visit on.
    await soon(() => seenBy(request, path), path).toMatchObject({
      cache: "HIT",
      status: 200,
      title: expect.stringContaining(" | "),
      description: expect.stringMatching(/./),
      canonical: settings.STOREFRONT_URL + path,
      robots: ["index, follow"],
      structured: expect.arrayContaining(["BreadcrumbList"]),
    })
    const before = await seenBy(request, path)

    await goes()
    await soon(async () => (await seenBy(request, path)).status, path).toBe(meanwhile)

    await comes()
    await soon(() => seenBy(request, path), path).toEqual({ ...before, cache: "HIT" })
  })
}
