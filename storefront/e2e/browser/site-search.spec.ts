import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, readBrands } from "../support/backend"

test("“See all results” leads to every product of the search and to what else matches", async ({ page }) => {
  const [brand] = (await readBrands()).toSorted((one, other) => other.product_count - one.product_count)
  if (!brand) throw new Error("The shop has no brand to test with")
  const results = `/products?search=${encodeURIComponent(brand.name)}`
  const main = page.getByRole("main")
  await page.goto("/about")
  await page.getByRole("searchbox", { name: "Search by part number" }).click()
  await page.locator("input:focus").fill(brand.name)
  await page.getByRole("option", { name: /^See all [\d,]+ results$/ }).click()
  await expect(page).toHaveURL(results)
  await expect(main.getByRole("list", { name: "Products" }).getByRole("listitem").first()).toBeVisible()
  const also = main.getByRole("region", { name: "Also found" })
  await expect(also.getByRole("link", { name: brand.name, exact: true })).toBeVisible()
  await expectAccessible(page, "the results of a search")
})

test("a missing page shows what comes near its address, and whom to call", async ({ page }) => {
  const product = await findProduct(({ part_number: number }) => /^[A-Z\d]+-[A-Z\d]+$/.test(number))
  const response = await page.goto(`/old-shop/${product.part_number.toLowerCase()}.html`)
  expect(response?.status()).toBe(404)
  const near = page.getByRole("region", { name: "Did you mean one of these?" })
  await expect(near.getByRole("heading", { level: 3, name: "Products" })).toBeVisible()
  const call = page.getByRole("main").getByRole("link", { name: /^Call [\d ]+$/ })
  await expect(call).toHaveAttribute("href", /^tel:\+\d+$/)
  await expectAccessible(page, "a missing page with what comes near")
  await near.getByRole("link", { name: product.name, exact: true }).click()
  await expect(page).toHaveURL(pathOf(product))
})
