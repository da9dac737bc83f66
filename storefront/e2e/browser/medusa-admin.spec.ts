import { expect, test } from "@playwright/test"
import { readCatalogue } from "../support/backend"
import { settings } from "../support/settings"

test("the Medusa Admin signs in and lists the products", async ({ page }) => {
  const crashes: string[] = []
  page.on("pageerror", (error) => crashes.push(String(error)))
  await page.goto(`${settings.BACKEND_URL}/app/login`)
  await page.getByPlaceholder("Email").fill(settings.ADMIN_EMAIL)
  await page.getByPlaceholder("Password").fill(settings.ADMIN_PASSWORD)
  await page.getByRole("button", { name: /continue/i }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(`${settings.BACKEND_URL}/app/products?order=title`)
  const { products } = await readCatalogue("order=name&limit=1&facets=false")
  expect(products).toHaveLength(1)
  await expect(page.getByRole("link", { name: products[0]?.name })).toBeVisible()
  expect(crashes).toEqual([])
})
