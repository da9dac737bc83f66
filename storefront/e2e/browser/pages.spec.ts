import { expect, test } from "../support/test"
import { findProduct, pathOf } from "../support/backend"
import { MISSING_PRODUCT, pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"

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
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Products" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products")
})

test("nothing shifts while a page loads", async ({ page }) => {
  for (const { name, path } of await pagesOfEachKind()) {
    await page.goto(path, { waitUntil: "networkidle" })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: "layout-shift", buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
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
