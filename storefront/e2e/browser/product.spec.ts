import { expect, test } from "../support/test"
import { type CompleteProduct, findProduct, pathOf, pounds } from "../support/backend"
import { live } from "../support/live"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

/** A product of the sample catalogue with more than five key features, and with a compatibility list. */
const isRich = ({ part_number: partNumber }: CompleteProduct) => partNumber === "DS8178-SR7U2100PFW"

let product: CompleteProduct
test.beforeAll(async () => {
  product = await findProduct(isRich)
  await upToDate(pathOf(product))
})

test("a product's page (2.5)", async ({ page }) => {
  await page.goto(pathOf(product))

  await test.step("breadcrumb: Home / Products / brand / category / product name", async () => {
    const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")
    await expect(steps).toHaveText([
      "Home",
      "Products",
      product.brand.name,
      product.machine_type.name,
      product.name,
    ])
  })

  await test.step("SKU, price, rating with review count, trust icons", async () => {
    const main = page.getByRole("main")
    await expect(main.getByText(`SKU: ${product.part_number}`)).toBeVisible()
    await expect(main.getByText(pounds(product.price), { exact: true }).first()).toBeVisible()
    await expect(main.getByText(/^Rated 4\.8 out of 5, 37 reviews$/)).toBeVisible()
    for (const trust of ["Quality Assured", "Global Shipping", "Certified"]) {
      await expect(main.getByRole("term").filter({ hasText: trust })).toBeVisible()
    }
  })

  await test.step("five key features, then '+N more features', which opens all of them", async () => {
    const more = page.getByRole("link", { name: /^\+\d+ more features?$/ })
    const hidden = Number(/\d+/.exec(await more.innerText())?.[0])
    await more.click()
    await expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true")
    const all = page.getByRole("tabpanel", { name: "Key Features" }).getByRole("listitem")
    await expect(all).toHaveCount(5 + hidden)
    await expect(all.last()).toBeInViewport()
    await expect(page.getByRole("tab")).toHaveText(["Description", "Key Features", "Compatibility"])
  })
})

test("a product that loads slowly is announced by a skeleton titled 'Loading Product'", async ({ page }) => {
  await page.goto(`/products/${product.brand.handle}/${product.machine_type.handle}`)
  const asked = new EventTarget()
  const isLetGo = new Promise((resolve) => asked.addEventListener("letGo", resolve))
  await page.route(`**${pathOf(product)}?_rsc=*`, async (route) => {
    await isLetGo
    await route.continue()
  })
  // Before its script is loaded, a link loads the whole document, and nothing announces that.
  const link = await live(page.getByRole("main").getByRole("link", { name: product.name, exact: true }))
  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loading Product")
  await expect(page).toHaveTitle("Loading Product")
  asked.dispatchEvent(new Event("letGo"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name)
  await expect(page).toHaveTitle(/ \| Scanwright$/)
})

test("Share uses the device's own sharing where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      },
    })
  })
  await page.goto(pathOf(product))
  await page.getByRole("button", { name: "Share", exact: true }).click()
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    JSON.stringify({ title: product.name, url: settings.STOREFRONT_URL + pathOf(product) }),
  )
  await expect(page.getByText("Link copied!")).toHaveCount(0)
})

test("Related Products (2.6), and recently viewed ones", async ({ page }) => {
  await page.goto(pathOf(product))
  const related = page.getByRole("region", { name: "Related Products" })
  const first = related.getByRole("article").first()

  await test.step("a card has a price and 'View', which opens the product at the top of its page", async () => {
    await expect(first).toContainText(/£[\d,]+\.\d\d/)
    const name = await first.getByRole("heading").innerText()
    await first.getByRole("link", { name: `View ${name}` }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBe(0)
  })

  await test.step("the previous product is among the recently viewed ones, the present one is not", async () => {
    const here = await page.getByRole("heading", { level: 1 }).innerText()
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    // One card is no carousel, and so no region of its own.
    const recent = page
      .locator("section", { has: page.getByRole("heading", { name: "Recently viewed" }) })
      .last()
    await expect(recent.getByRole("heading", { level: 3 })).toHaveText([product.name])
    await expect(recent).not.toContainText(here)
    await expect(recent).toContainText(pounds(product.price))
  })
})
