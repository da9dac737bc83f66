import { type APIRequestContext, type Browser, expect, test } from "@playwright/test"
import { readArticles, Staff } from "../support/backend"
import { headOf } from "../support/head"
import { textOf } from "../support/html"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

/** Entries on one page of a list. */
const [PRODUCTS_PER_PAGE, ARTICLES_PER_PAGE] = [24, 12]

const stamp = Date.now()
const blog = { name: `E2E Coming Article ${stamp}`, handle: `e2e-coming-article-${stamp}` }

/** A brand, a machine type and their products. */
interface Catalogue {
  brand: { id: string; handle: string }
  type: { id: string; handle: string }
  products: { id: string; handle: string }[]
}

let staff: Staff
/** A brand and a machine type of one product, and others whose list has one product more than a page. */
let small: Catalogue
let large: Catalogue
const blogIds: string[] = []

/** @param count number of its products, the last of which is also last in lists */
async function createCatalogue(size: string, count: number): Promise<Catalogue> {
  const brand = {
    id: await staff.create("brand", `E2E ${size} Brand ${stamp}`),
    handle: `e2e-${size}-brand-${stamp}`,
  }
  const type = {
    id: await staff.create("machine_type", `E2E ${size} Type ${stamp}`),
    handle: `e2e-${size}-type-${stamp}`,
  }
  const products: Catalogue["products"] = []
  for (let number = 1; number <= count; number += 1) {
    const handle = `e2e-${size}-product-${stamp}-${number}`
    const id = await staff.createProduct({
      title: `E2E ${size} Product ${number}`,
      handle,
      sku: `E2E-${size}-${stamp}-${number}`,
      brandId: brand.id,
      machineTypeId: type.id,
      price: 10,
    })
    products.push({ id, handle })
  }
  return { brand, type, products }
}

/** Creates articles, the last of which begins a page of its own. */
async function createBlogs(): Promise<void> {
  const { length } = await readArticles("limit=100")
  const missing = ((ARTICLES_PER_PAGE - (length % ARTICLES_PER_PAGE)) % ARTICLES_PER_PAGE) + 1
  for (let number = 1; number < missing; number += 1)
    blogIds.push(await staff.createBlog(`${blog.name} ${number}`))
  blogIds.push(await staff.createBlog(blog.name))
}

test.beforeAll(async () => {
  staff = await Staff.signIn()
  small = await createCatalogue("small", 1)
  large = await createCatalogue("large", PRODUCTS_PER_PAGE + 1)
})

test.afterAll(() => staff.tidy())

const listOf = ({ brand, type }: Catalogue) => `/products/${brand.handle}/${type.handle}`
const lastOf = ({ products }: Catalogue) => products.at(-1) ?? { id: "", handle: "" }
const lastBlog = () => blogIds.at(-1) ?? ""

/** One of each way to go is tried with every change of the shop; the same ways of other records once a night. */
const OFTEN = { tag: [] }
const NIGHTLY = { tag: "@repeated" }

/** A page, how its record is deleted and restored, and the status of its address in between. */
interface Coming {
  name: string
  runs: typeof OFTEN | typeof NIGHTLY
  path: () => string | Promise<string>
  goes: () => Promise<void>
  comes: () => Promise<void>
  meanwhile: number
}

const pathOfProduct = () => `${listOf(small)}/${lastOf(small).handle}`
const pathOfBlog = () => `/blogs/${blog.handle}`
const lastPageOfBlogs = async () =>
  `/blogs?page=${Math.ceil((await readArticles("limit=100")).length / ARTICLES_PER_PAGE)}`

const CATALOGUE: readonly Coming[] = [
  {
    name: "a product that is unpublished and published again",
    runs: OFTEN,
    path: pathOfProduct,
    goes: () => staff.publish("product", lastOf(small).id, false),
    comes: () => staff.publish("product", lastOf(small).id, true),
    meanwhile: 404,
  },
  {
    name: "a product that is deleted and restored",
    runs: NIGHTLY,
    path: pathOfProduct,
    goes: () => staff.remove("product", lastOf(small).id),
    comes: () => staff.restore("product", lastOf(small).id),
    meanwhile: 404,
  },
  {
    name: "a product that is renamed and renamed back",
    runs: OFTEN,
    path: pathOfProduct,
    goes: () => staff.move("product", lastOf(small).id, `${lastOf(small).handle}-renamed`),
    comes: () => staff.move("product", lastOf(small).id, lastOf(small).handle),
    meanwhile: 308,
  },
  {
    name: "a brand whose only product is unpublished and published again",
    runs: NIGHTLY,
    path: () => `/products/${small.brand.handle}`,
    goes: () => staff.publish("product", lastOf(small).id, false),
    comes: () => staff.publish("product", lastOf(small).id, true),
    meanwhile: 404,
  },
  {
    name: "a machine type whose only product is unpublished and published again",
    runs: NIGHTLY,
    path: () => listOf(small),
    goes: () => staff.publish("product", lastOf(small).id, false),
    comes: () => staff.publish("product", lastOf(small).id, true),
    meanwhile: 404,
  },
  {
    name: "a brand that is deleted and restored",
    runs: NIGHTLY,
    path: () => `/products/${small.brand.handle}`,
    goes: () => staff.remove("brand", small.brand.id),
    comes: () => staff.restore("brand", small.brand.id),
    meanwhile: 307,
  },
  {
    name: "a brand that is renamed and renamed back",
    runs: OFTEN,
    path: () => `/products/${small.brand.handle}`,
    goes: () => staff.move("brand", small.brand.id, `${small.brand.handle}-renamed`),
    comes: () => staff.move("brand", small.brand.id, small.brand.handle),
    meanwhile: 308,
  },
  {
    name: "a machine type that is deleted and restored",
    runs: NIGHTLY,
    path: () => listOf(small),
    goes: () => staff.remove("machine_type", small.type.id),
    comes: () => staff.restore("machine_type", small.type.id),
    meanwhile: 307,
  },
  {
    name: "a machine type that is renamed and renamed back",
    runs: NIGHTLY,
    path: () => listOf(small),
    goes: () => staff.move("machine_type", small.type.id, `${small.type.handle}-renamed`),
    comes: () => staff.move("machine_type", small.type.id, small.type.handle),
    meanwhile: 308,
  },
  {
    name: "a second page whose only product is unpublished and published again",
    runs: OFTEN,
    path: () => `${listOf(large)}?page=2`,
    goes: () => staff.publish("product", lastOf(large).id, false),
    comes: () => staff.publish("product", lastOf(large).id, true),
    meanwhile: 307,
  },
]

const ARTICLES: readonly Coming[] = [
  {
    name: "an article that is unpublished and published again",
    runs: NIGHTLY,
    path: pathOfBlog,
    goes: () => staff.publish("blog", lastBlog(), false),
    comes: () => staff.publish("blog", lastBlog(), true),
    meanwhile: 404,
  },
  {
    name: "an article that is deleted and restored",
    runs: NIGHTLY,
    path: pathOfBlog,
    goes: () => staff.remove("blog", lastBlog()),
    comes: () => staff.restore("blog", lastBlog()),
    meanwhile: 404,
  },
  {
    name: "an article that is renamed and renamed back",
    runs: NIGHTLY,
    path: pathOfBlog,
    goes: () => staff.move("blog", lastBlog(), `${blog.handle}-renamed`),
    comes: () => staff.move("blog", lastBlog(), blog.handle),
    meanwhile: 308,
  },
  {
    name: "a last page whose only article is unpublished and published again",
    runs: NIGHTLY,
    path: lastPageOfBlogs,
    goes: () => staff.publish("blog", lastBlog(), false),
    comes: () => staff.publish("blog", lastBlog(), true),
    meanwhile: 307,
  },
]

/** Status and head of a page for a client without JavaScript. */
async function seenBy(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), ...headOf(await response.text()) }
}

/** The same of a stored page, which is sent from the second visit on. */
async function storedFor(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  const cache = response.headers()["x-nextjs-cache"]
  return { cache, status: response.status(), ...headOf(await response.text()) }
}

/** Status and head of a page in a browser without JavaScript. */
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

function comesAndGoes({ name, runs, path: pathOf, goes, comes, meanwhile }: Coming): void {
  test(`${name} soon has its status and its whole head`, runs, async ({ request, browser }) => {
    const path = await pathOf()
    // Created a moment ago, or restored in the test before.
    await soon(() => seenBy(request, path), path).toMatchObject({
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
    await soon(() => storedFor(request, path), path).toEqual({ ...before, cache: "HIT" })
    const { status, canonical, robots } = before
    const [title, description] = [before.title, before.description].map((text) => textOf(text ?? ""))
    const seen = { status, title, description, canonical, robots }
    await soon(() => seenInBrowser(browser, path), path).toEqual(seen)
  })
}

for (const one of CATALOGUE) comesAndGoes(one)

test.describe("articles", NIGHTLY, () => {
  test.beforeAll(createBlogs)
  for (const one of ARTICLES) comesAndGoes(one)
})
