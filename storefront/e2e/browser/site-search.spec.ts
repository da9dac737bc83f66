import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, readBrands, readOldestArticle } from "../support/backend"

/** From this width on the header shows its search field. */
const FIELD_FROM = 768
const hasField = (page: Page) => (page.viewportSize()?.width ?? 0) >= FIELD_FROM

/** Opens the header's search at any width. @returns the field with the focus */
async function openSearch(page: Page) {
  if (hasField(page)) await page.getByRole("searchbox", { name: "Search by part number" }).click()
  else await page.getByRole("button", { name: "Search products" }).click()
  return page.locator("input:focus")
}

test("the header's search finds articles and pages, each under a heading, and leads there", async ({
  page,
}) => {
  const article = await readOldestArticle()
  if (!article) throw new Error("The shop has no article to test with")
  const group = (name: string) => page.getByRole("group", { name, exact: true })

  await page.goto("/")
  const field = await openSearch(page)
  await field.fill("privacy policy")
  await expect(group("Pages").getByRole("option", { name: "Privacy Policy" })).toBeVisible()
  await field.fill(article.title)
  await expect(group("Articles").getByRole("option", { name: article.title })).toBeVisible()
  if (!hasField(page)) await expectAccessible(page, "the open search of a phone")
  await group("Articles").getByRole("option", { name: article.title }).click()
  await expect(page).toHaveURL(new RegExp(`/blogs/${article.handle}$`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title)
})

test("“See all results” leads to every product of the search and to what else matches, as /search?q= does", async ({
  page,
}) => {
  const [brand] = (await readBrands()).toSorted((one, other) => other.product_count - one.product_count)
  if (!brand) throw new Error("The shop has no brand to test with")
  const results = `/products?search=${encodeURIComponent(brand.name)}`
  const main = page.getByRole("main")
  const expectResults = async () => {
    await expect(page).toHaveURL(results)
    await expect(page).toHaveTitle(`Results for “${brand.name}” | Scanwright`)
    await expect(main.getByPlaceholder("Search products...")).toHaveValue(brand.name)
    await expect(main.getByRole("list", { name: "Products" }).getByRole("listitem").first()).toBeVisible()
    const also = main.getByRole("region", { name: "Also found" })
    await expect(also.getByRole("link", { name: brand.name, exact: true })).toBeVisible()
  }

  await test.step("the last suggestion says how many there are, and opens them", async () => {
    await page.goto("/about")
    await (await openSearch(page)).fill(brand.name)
    const all = page.getByRole("option", { name: /^See all [\d,]+ results$/ })
    await expect(all).toBeVisible()
    await all.click()
    await expectResults()
    await expectAccessible(page, "the results of a search")
  })
  await test.step("the address that browsers' search boxes use shows the same", async () => {
    await page.goto(`/search?q=${encodeURIComponent(brand.name)}`)
    await expectResults()
  })
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
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await near.getByRole("link", { name: product.name, exact: true }).click()
  await expect(page).toHaveURL(pathOf(product))
})
