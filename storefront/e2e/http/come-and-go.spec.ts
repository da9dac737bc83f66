import { type APIRequestContext, type Browser, expect, test } from "@playwright/test"
import { readArticles, Staff } from "../support/backend"
import { headOf } from "../support/head"
import { textOf } from "../support/html"
import { settings } from "../support/settings"

/** What the shop promises: a change by staff is on the public pages within two seconds. */
const PROMISE_MS = 2_000
/** Entries on one page of a list. */
const [PRODUCTS_PER_PAGE, ARTICLES_PER_PAGE] = [24, 12]

const stamp = Date.now()
const names = {
  brand: `E2E Coming Brand ${stamp}`,
  type: `E2E Coming Type ${stamp}`,
  blog: `E2E Coming Article ${stamp}`,
}
const [brand, type, blog] = [
  `e2e-coming-brand-${stamp}`,
  `e2e-coming-type-${stamp}`,
  `e2e-coming-article-${stamp}`,
]
const handleOf = (number: number) => `e2e-coming-product-${stamp}-${number}`

let staff: Staff
const ids = { brand: "", type: "", products: [] as string[], blogs: [] as string[] }

/** The last of the articles begins a page of its own. */
async function createBlogs(): Promise<void> {
  const { length } = await readArticles("limit=100")
  const missing = ((ARTICLES_PER_PAGE - (length % ARTICLES_PER_PAGE)) % ARTICLES_PER_PAGE) + 1
  for (let number = 1; number < missing; number += 1)
    ids.blogs.push(await staff.createBlog(`${names.blog} ${number}`))
  ids.blogs.push(await staff.createBlog(names.blog))
}

/** The last of the products begins a page of its own. */
async function createProducts(): Promise<void> {
  ids.brand = await staff.create("brand", names.brand)
  ids.type = await staff.create("machine_type", names.type)
  for (let number = 0; number <= PRODUCTS_PER_PAGE; number += 1) {
    const id = await staff.createProduct({
      title: `E2E Coming Product ${number}`,
      handle: handleOf(number),
      sku: `E2E-COMING-${stamp}-${number}`,
      brandId: ids.brand,
      machineTypeId: ids.type,
      price: 10,
    })
    ids.products.push(id)
  }
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  staff = await Staff.signIn()
  await createProducts()
  await createBlogs()
})

test.afterAll(async () => {
  for (const id of ids.products) await staff.remove("product", id)
  for (const id of ids.blogs) await staff.remove("blog", id)
  await staff.remove("brand", ids.brand)
  await staff.remove("machine_type", ids.type)
})

const first = () => ids.products[0] ?? ""
const last = (list: readonly string[]) => list.at(-1) ?? ""
const ofList = `/products/${brand}/${type}`
const ofProduct = `${ofList}/${handleOf(0)}`

/** A page, how it goes and comes back, and the status of its address in between. */
interface Coming {
  name: string
  path: () => string | Promise<string>
  goes: () => Promise<void>
  comes: () => Promise<void>
  meanwhile: number
}

const lastPageOfBlogs = async () =>
  `/blogs?page=${Math.ceil((await readArticles("limit=100")).length / ARTICLES_PER_PAGE)}`

const COMING: readonly Coming[] = [
  {
    name: "a product that is unpublished and published again",
    path: () => ofProduct,
    goes: () => staff.publish("product", first(), false),
    comes: () => staff.publish("product", first(), true),
    meanwhile: 404,
  },
  {
    name: "a product that is deleted and restored",
    path: () => ofProduct,
    goes: () => staff.remove("product", first()),
    comes: () => staff.restore("product", first()),
    meanwhile: 404,
  },
  {
    name: "a product that is renamed and renamed back",
    path: () => ofProduct,
    goes: () => staff.move("product", first(), `${handleOf(0)}-renamed`),
    comes: () => staff.move("product", first(), handleOf(0)),
    meanwhile: 308,
  },
  {
    name: "an article that is unpublished and published again",
    path: () => `/blogs/${blog}`,
    goes: () => staff.publish("blog", last(ids.blogs), false),
    comes: () => staff.publish("blog", last(ids.blogs), true),
    meanwhile: 404,
  },
  {
    name: "an article that is deleted and restored",
    path: () => `/blogs/${blog}`,
    goes: () => staff.remove("blog", last(ids.blogs)),
    comes: () => staff.restore("blog", last(ids.blogs)),
    meanwhile: 404,
  },
  {
    name: "an article that is renamed and renamed back",
    path: () => `/blogs/${blog}`,
    goes: () => staff.move("blog", last(ids.blogs), `${blog}-renamed`),
    comes: () => staff.move("blog", last(ids.blogs), blog),
    meanwhile: 308,
  },
  {
    name: "a brand that is deleted and restored",
    path: () => `/products/${brand}`,
    goes: () => staff.remove("brand", ids.brand),
    comes: () => staff.restore("brand", ids.brand),
    meanwhile: 307,
  },
  {
    name: "a brand that is renamed and renamed back",
    path: () => `/products/${brand}`,
    goes: () => staff.move("brand", ids.brand, `${brand}-renamed`),
    comes: () => staff.move("brand", ids.brand, brand),
    meanwhile: 308,
  },
  {
    name: "a machine type that is deleted and restored",
    path: () => ofList,
    goes: () => staff.remove("machine_type", ids.type),
    comes: () => staff.restore("machine_type", ids.type),
    meanwhile: 307,
  },
  {
    name: "a machine type that is renamed and renamed back",
    path: () => ofList,
    goes: () => staff.move("machine_type", ids.type, `${type}-renamed`),
    comes: () => staff.move("machine_type", ids.type, type),
    meanwhile: 308,
  },
  {
    name: "a second page whose only product is unpublished and published again",
    path: () => `${ofList}?page=2`,
    goes: () => staff.publish("product", last(ids.products), false),
    comes: () => staff.publish("product", last(ids.products), true),
    meanwhile: 307,
  },
  {
    name: "a last page whose only article is unpublished and published again",
    path: lastPageOfBlogs,
    goes: () => staff.publish("blog", last(ids.blogs), false),
    comes: () => staff.publish("blog", last(ids.blogs), true),
    meanwhile: 307,
  },
]

/** Status and head that a client without JavaScript gets. */
async function seenBy(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), ...headOf(await response.text()) }
}

/** Status and head in the document of a browser without JavaScript. */
async function seenInBrowser(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  try {
    const page = await context.newPage()
    const response = await page.goto(path)
    const contents = (selector: string, attribute: string) =>
      page
        .locator(`head > ${selector}`)
        .evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), attribute)
    const [description] = await contents("meta[name=description]", "content")
    const [canonical] = await contents("link[rel=canonical]", "href")
    return {
      status: response?.status(),
      title: await page.title(),
      description,
      canonical,
      robots: await contents("meta[name=robots]", "content"),
    }
  } finally {
    await context.close()
  }
}

for (const { name, path: pathOf, goes, comes, meanwhile } of COMING) {
  test(`${name} has its status and its whole head within two seconds`, async ({ request, browser }) => {
    const path = await pathOf()
    const soon = { message: path, timeout: PROMISE_MS, intervals: [50] }
    await expect
      .poll(() => seenBy(request, path), soon)
      .toMatchObject({ status: 200, robots: ["index, follow"] })
    const before = await seenBy(request, path)
    expect(before).toMatchObject({
      title: expect.stringContaining(" | "),
      canonical: settings.STOREFRONT_URL + path,
      structured: expect.arrayContaining(["BreadcrumbList"]),
    })
    expect(before.description).toBeTruthy()

    await goes()
    await expect.poll(async () => (await seenBy(request, path)).status, soon).toBe(meanwhile)

    await comes()
    await expect.poll(() => seenBy(request, path), soon).toEqual(before)
    // From now on the stored page is sent.
    const isStored = async () => (await request.get(path)).headers()["x-nextjs-cache"]
    await expect.poll(isStored, soon).toBe("HIT")
    expect(await seenBy(request, path)).toEqual(before)
    const [title, description] = [before.title, before.description].map((text) => textOf(text ?? ""))
    expect({ ...before, title, description }).toMatchObject(await seenInBrowser(browser, path))
  })
}
