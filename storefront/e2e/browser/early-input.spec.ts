import { expect, type Page, test } from "../support/test"
import { findProduct } from "../support/backend"
import { storedItem, withLines } from "../support/cart-items"
import { CONTENT_PAGES } from "../support/early-content"
import { button, controlsOf, headerCart, main, openEarly } from "../support/early-input"
import { PRODUCT_PAGES } from "../support/early-product"
import { SHOP_PAGES } from "../support/early-shop"
import { pagesOfEachKind } from "../support/pages"
import { publicPages } from "../support/public-pages"
import { soon } from "../support/soon"

const PAGES = [...SHOP_PAGES, ...PRODUCT_PAGES, ...CONTENT_PAGES]

/** Buttons and fields that need no script, each with the reason. */
const WITHOUT_SCRIPTS: readonly (readonly [control: RegExp, reason: string])[] = [
  [/^popover “/, "the browser opens and closes popovers"],
  [/^button “Search” to \//, "sends a form with the method get, as without scripts"],
  [/^search “Search all products” to \/browse-products$/, "Enter sends its form, as without scripts"],
]

/** Notes in the document what a script prints or saves as a file. */
function noteResults(): void {
  window.print = () => {
    document.documentElement.dataset.printed = "yes"
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the link as `this` below
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download) document.documentElement.dataset.saved = this.download
    click.call(this)
  }
}

for (const { name, path, held, isPhone, parts } of PAGES) {
  test(`${name}: what is pressed or typed before its scripts have come has its effect`, async ({ page }) => {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.addInitScript(noteResults)
    const deliver = await openEarly(page, await path(), held)
    for (const { does, early } of parts) await test.step(`early: ${does}`, () => early(page))
    deliver()
    for (const { does, effect } of parts) await test.step(`effect: ${does}`, () => effect(page))
  })
}

test("no button or field of a public page is left out", async ({ page }) => {
  const known = [
    ...PAGES.flatMap(({ parts }) => parts.flatMap(({ controls }) => controls)),
    ...WITHOUT_SCRIPTS.map(([control]) => control),
  ]
  const seen = new Set<string>()
  const pages = [...(await pagesOfEachKind()), ...(await publicPages())].map(({ path }) => path)
  const paths = [...pages, ...(await Promise.all(PAGES.map(async ({ path }) => path())))]
  await page.route(/\.js$|\/_next\/image|\/media\//, (route) => route.abort())
  for (const path of new Set(paths)) for (const control of await controlsOf(page, path)) seen.add(control)
  const left = [...seen].filter((control) => !known.some((pattern) => pattern.test(control)))
  expect(left, "buttons and fields that no part stands for").toEqual([])
  const unseen = known.filter((pattern) => ![...seen].some((control) => pattern.test(control)))
  expect(unseen, "patterns of which no page has a button or field").toEqual([])
})

/** Opens the cart with two lines. */
async function openCart(page: Page): Promise<void> {
  const first = await findProduct(({ stock }) => stock > 5)
  const second = await findProduct(({ stock, id }) => stock > 5 && id !== first.id)
  await page.addInitScript(
    (lines) => {
      localStorage.setItem("cart", lines)
    },
    withLines(storedItem(first), storedItem(second)),
  )
  await page.goto("/cart")
}

test("what a script draws works from the moment it can be seen: the cart and its quick order", async ({
  page,
}) => {
  await openCart(page)
  await button(page, /^Increase /)
    .first()
    .click()
  await expect(headerCart(page, "Cart, 3 items")).toBeVisible()
  await button(page, /^Remove /)
    .first()
    .click()
  await expect(button(page, "Undo")).toBeVisible()
  await button(page, "Check the list").click()
  await expect(page.getByLabel("Part numbers and quantities")).toHaveAccessibleErrorMessage(
    /Paste or type at least one part number/,
  )
  await button(page, "Clear all").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Clear all" }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
})

test("what a script draws works from the moment it can be seen: the floating buttons", async ({ page }) => {
  const deliver = await openEarly(page, "/about")
  await main(page).waitFor()
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: "instant" })
  })
  deliver()
  await page.getByRole("button", { name: "Back To Top" }).click()
  await soon(() => page.evaluate(() => scrollY), "how far the page is scrolled").toBe(0)
})

test.describe("without a choice about cookies", () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test("what a script draws works from the moment it can be seen: the cookie banner", async ({ page }) => {
    await page.goto("/about")
    const banner = page.getByRole("region", { name: "Cookies on this site" })
    await banner.getByRole("button", { name: "Reject All Optional" }).click()
    await expect(banner).toBeHidden()
    await soon(() => page.evaluate(() => localStorage.getItem("cookie-consent-preferences"))).not.toBeNull()
  })
})
