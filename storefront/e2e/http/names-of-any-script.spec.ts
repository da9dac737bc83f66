import { expect, test } from "@playwright/test"
import * as routes from "../../src/config/routes"
import { Staff } from "../support/backend"
import { soon } from "../support/soon"

/** Names with which a part of an address becomes as long as it may be: percent-encoded, one letter is up to nine characters. */
const LONG = [
  "a".repeat(200),
  "étiquette réseau ".repeat(11),
  "東京標籤打印機".repeat(28),
  "+ ".repeat(100),
] as const

test.describe("What staff can save, visitors can open", () => {
  let staff: Staff

  test.beforeAll(async () => {
    staff = await Staff.signIn()
  })
  test.afterAll(() => staff.tidy())

  for (const [at, name] of LONG.entries()) {
    test(`page, card, data sheet and sitemap of a product, its brand and its machine type, all named ${name.slice(0, 7)}…`, async ({
      request,
    }) => {
      const brandId = await staff.create("brand", name)
      const machineTypeId = await staff.create("machine_type", name)
      const made = { title: name, handle: "", sku: `LONG-${at}`, price: 10, brandId, machineTypeId }
      const product = await staff.handleOf("product", await staff.createProduct(made))
      const brand = await staff.handleOf("brand", brandId)
      const type = await staff.handleOf("machine_type", machineTypeId)
      const page = routes.product(brand, type, product)
      const types = {
        [page]: "text/html",
        [routes.brand(brand)]: "text/html",
        [routes.machineType(brand, type)]: "text/html",
        [routes.ogImage(page)]: "image/png",
        [routes.ogImage(routes.brand(brand))]: "image/png",
        [routes.dataSheet(brand, type, product)]: "application/pdf",
        [routes.sitemapOfBrand(brand)]: "application/xml",
      }
      const article = routes.blog(await staff.handleOf("blog", await staff.createBlog(name)))
      const wanted = { ...types, [article]: "text/html", [routes.ogImage(article)]: "image/png" }
      for (const [address, contentType] of Object.entries(wanted)) {
        const open = async () => {
          const answer = await request.get(address, { maxRedirects: 0 })
          return [answer.status(), answer.headers()["content-type"]]
        }
        // A brand is shown once its first product is in the search index, a moment after it was made.
        await soon(open, address).toEqual([200, expect.stringContaining(contentType)])
      }
    })
  }
})
