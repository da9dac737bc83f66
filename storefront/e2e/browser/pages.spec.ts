import { expect, test } from "../support/test"
import { findProduct, pathOf } from "../support/backend"
import { MISSING_PRODUCT, pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

declare global {
  interface Window {
    /** By how much the page has shifted since it was opened, each shift as the share that browsers report. */
    shifts?: () => number
  }
}

test("the keyboard reaches the content past the header", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
})

test("a buyer walks from the home page to a product, and back", async ({ page }) => {
  const product = await findProduct()
  await page.goto("/")
  const main = page.locator("#main")
  await main.getByRole("link", { name: product.brand.name, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.brand.name)
  await main.getByRole("link", { name: product.machine_type.name }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${product.brand.name} ${product.machine_type.name}`,
  )
  await main.getByRole("link", { name: product.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`))
  await expect(page.getByText(`SKU: ${product.part_number}`)).toBeVisible()
  await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBe(0)
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Products" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products")
})

/** Sums up the shifts of the page from its beginning. Runs in the page. */
function sumShifts(): void {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: "layout-shift", buffered: true })
  window.shifts = () => {
    add(observer.takeRecords())
    return sum
  }
}

test("nothing shifts while a page loads", async ({ page }) => {
  await page.addInitScript(sumShifts)
  for (const { name, path } of await pagesOfEachKind()) {
    await page.goto(path)
    // The floating buttons are the last part of every page that is loaded: its scripts have come, and it has been idle.
    await expect(page.locator('aside[aria-label="Shortcuts"]')).toBeAttached()
    const shift = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return window.shifts?.()
    })
    expect(shift, name).toBeLessThan(0.02)
  }
})

test("the pages work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  const page = await context.newPage()
  const product = await findProduct()
  await page.goto(MISSING_PRODUCT)
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible()
  await page.getByRole("link", { name: "Back to Products" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products")
  await page.goto(pathOf(product))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name)
  await context.close()
})
