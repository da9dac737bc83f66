import { expect, test } from "../support/test"
import { openAdmin, signIn } from "../support/admin"
import { readCatalogue } from "../support/backend"

test("the Medusa Admin signs in and lists the products", async ({ page }) => {
  const crashes: string[] = []
  page.on("pageerror", (error) => crashes.push(String(error)))
  await signIn(page)
  await openAdmin(page, "/products?order=title")
  const { products } = await readCatalogue("order=name&limit=1&facets=false")
  expect(products).toHaveLength(1)
  await expect(page.getByRole("link", { name: products[0]?.name })).toBeVisible()
  expect(crashes).toEqual([])
})
