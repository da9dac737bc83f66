import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
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

  await test.step("the browser title is the product's name and the site's", async () => {
    await expect(page).toHaveTitle(/ \| Scanwright$/)
  })

  await test.step("badges, SKU, price, rating with review count, description, trust icons", async () => {
    const main = page.getByRole("main")
    await expect(main.getByText(product.brand.name, { exact: true }).last()).toBeVisible()
    await expect(main.getByText(`SKU: ${product.part_number}`)).toBeVisible()
    await expect(main.getByText(pounds(product.price), { exact: true }).first()).toBeVisible()
    await expect(main.getByText(/^Rated 4\.8 out of 5, 37 reviews$/)).toBeVisible()
    for (const trust of ["Quality Assured", "Global Shipping", "Certified"]) {
      await expect(main.getByRole("term").filter({ hasText: trust })).toBeVisible()
    }
    for (const name of ["Add to Cart", "Save", "Share"]) {
      await expect(main.getByRole("button", { name, exact: true })).toBeVisible()
    }
  })

  await test.step("five key features, then '+N more features', which opens all of them", async () => {
    const more = page.getByRole("link", { name: /^\+\d+ more features?$/ })
    const hidden = Number(/\d+/.exec(await more.innerText())?.[0])
    await more.click()
    await expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true")
    const all = page.getByRole("tabpanel", { name: "Key Features" }).getByRole("listitem")
    await expect(all).toHaveCount(5 + hidden)
    await expect(all.last()).toBeVisible()
    await expect(all.last()).toBeInViewport()
  })

  await test.step("tabs: Description, Key Features, Compatibility; the keyboard goes round them", async () => {
    const tabs = page.getByRole("tab")
    await expect(tabs).toHaveText(["Description", "Key Features", "Compatibility"])
    await tabs.nth(1).press("ArrowRight")
    await expect(page.getByRole("tabpanel", { name: "Compatibility" })).toContainText("presentation cradle")
    await tabs.nth(2).press("ArrowRight")
    await expect(
      page.getByRole("tabpanel", { name: "Description" }).getByText("Looking after a fleet"),
    ).toBeVisible()
    await expectAccessible(page, "tabs")
  })

  await test.step("the gallery zooms to twice the size", async () => {
    await page.getByRole("button", { name: /^Zoom/ }).click()
    const zoom = page.getByRole("dialog")
    await expect(zoom).toBeVisible()
    await expectAccessible(page, "zoom")
    await page.keyboard.press("Escape")
    await expect(zoom).toBeHidden()
  })

  await test.step("Share copies the address where the device has no sharing, and confirms 'Link copied!'", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.getByRole("button", { name: "Share", exact: true }).click()
    await expect(page.getByText("Link copied!")).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      settings.STOREFRONT_URL + pathOf(product),
    )
    await page.getByRole("button", { name: "Copy SKU" }).click()
    await expect(page.getByRole("button", { name: "SKU copied" })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.part_number)
  })
})

test("'+N more features' opens its tab, also when pressed while the page is being hydrated (2.5)", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    // The router replaces the history entry once, as soon as React has hydrated the page.
    history.replaceState = (...state) => {
      history.replaceState = replaceState
      location.hash = "key-features"
      replaceState(...state)
    }
  })
  await page.goto(pathOf(product))
  await expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("tabpanel", { name: "Key Features" })).toBeInViewport()
  await expect(page).toHaveURL(/#key-features$/)
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

  await test.step("cards with name, price in pounds with 2 decimals and 'View'; never the product itself", async () => {
    await expect(first).toBeVisible()
    const names = await related.getByRole("heading", { level: 3 }).allInnerTexts()
    expect(names.length).toBeGreaterThan(1)
    expect(names).not.toContain(product.name)
    await expect(first).toContainText(/£[\d,]+\.\d\d/)
  })

  await test.step("one card of 80% on a phone; previous and next from small screens up", async () => {
    const next = related.getByRole("button", { name: "Next" })
    const share = async () => {
      const [row, card] = [await related.boundingBox(), await first.boundingBox()]
      return (card?.width ?? 0) / (row?.width ?? 1)
    }
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await related.scrollIntoViewIfNeeded()
    await soon(share, "a card's share of the row on a phone").toBeCloseTo(0.8, 1)
    await expect(next).toBeHidden()
    if (size) await page.setViewportSize(size)
    await related.scrollIntoViewIfNeeded()
    await soon(share, "a card's share of the row at a desk").toBeLessThan(0.26)
    await expect(next).toBeVisible()
  })

  await test.step("a click opens the product, at the top of its page", async () => {
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
