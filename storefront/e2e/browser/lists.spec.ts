import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, readBrands, SAMPLE_TYPES } from "../support/backend"
import { upToDate } from "../support/stored"

test("the menu beside Products leads to a machine type", async ({ page }) => {
  await upToDate("/about")
  const brands = (await readBrands()).toSorted((one, other) => other.product_count - one.product_count)
  const main = page.getByRole("navigation", { name: "Main" })
  await test.step("it holds every machine type and the largest brand", async () => {
    await page.goto("/about")
    await main.getByRole("button", { name: "Products by type and brand" }).press("Enter")
    const types = main.getByRole("list", { name: "Machine types" })
    for (const name of SAMPLE_TYPES)
      await expect(types.getByRole("link", { name, exact: true })).toBeVisible()
    await expect(
      main
        .getByRole("list", { name: "Brands" })
        .getByRole("link", { name: brands[0]?.name ?? "", exact: true }),
    ).toBeVisible()
    await expectAccessible(page, "with the menu open")
  })
  await test.step("a machine type leads to all of that type", async () => {
    await main.getByRole("link", { name: "Label Printers", exact: true }).click()
    await expect(page).toHaveURL("/browse-products?machine_type=label-printers")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Label printers")
  })
})

test("a search whose words no product has together shows what has most of them, and asks the shop to source it with the text filled in", async ({
  page,
}) => {
  const product = await findProduct(({ part_number: number }) => number.length > 8)
  // A whole part number is found whatever else is in the text, and one with one mistake is asked about.
  const text = `${product.part_number.slice(0, -3)} qqzzqq`
  const said = `No product matches every word of “${text}”. These match the most words.`

  await test.step("the results of the header's search lead to the form", async () => {
    await page.goto(`/products?search=${encodeURIComponent(text)}`)
    const main = page.getByRole("main")
    await expect(main.getByRole("status").filter({ hasText: said })).toBeVisible()
    await expect(main.getByRole("list", { name: "Products" })).toContainText(product.name)
    await expectAccessible(page, "products with most of the words")
    await page.getByRole("link", { name: "Ask us to source it" }).click()
    await expect(page).toHaveURL(/\/browse-products\?q=.*#source$/)
  })
  await test.step("the text is filled in, and stays to be changed and sent", async () => {
    const form = page.getByRole("region", { name: `Ask us to source “${text}”` })
    await expect(form.getByLabel("Message")).toHaveValue(`Please source for us: ${text}`)
    await expect(form.getByRole("link", { name: /^[\d ]+$/ })).toHaveAttribute("href", /^tel:/)
  })
  await test.step("what has most of the words is in the list of all products, too", async () => {
    const main = page.getByRole("main")
    await expect(main.getByText(said)).toBeVisible()
    await expect(main.getByRole("list", { name: "Products" })).toContainText(product.name)
    await expectAccessible(page, "a list with most of the words")
  })
})

test("a part number with a mistake is asked about in the search box, in lists and in the quick order", async ({
  page,
}) => {
  const product = await findProduct(
    ({ part_number: number }) => /^.{8,}$/.test(number) && number.includes("0"),
  )
  const typed = product.part_number.replaceAll("0", "O")
  const said = `No product matches “${typed}”. Did you mean ${product.part_number}?`

  await test.step("the search box suggests the product, and says why", async () => {
    await page.goto("/about")
    await page.getByRole("searchbox", { name: "Search by part number" }).click()
    await page.locator("input:focus").fill(typed)
    await expect(page.getByText(said, { exact: true })).toBeVisible()
    await expect(page.getByRole("option")).toHaveText([new RegExp(product.name)])
    await expectAccessible(page, "a suggested part number")
  })
  await test.step("so do both lists", async () => {
    for (const path of ["/products?search=", "/browse-products?q="]) {
      await page.goto(path + encodeURIComponent(typed))
      const main = page.getByRole("main")
      await expect(main.getByRole("status").filter({ hasText: said })).toBeVisible()
      await expect(main.getByRole("list", { name: "Products" }).getByRole("listitem")).toHaveText([
        new RegExp(product.name),
      ])
    }
  })
  await test.step("the quick order offers the product", async () => {
    await page.goto("/cart")
    await page.getByLabel("Part numbers and quantities").fill(`${typed} 3`)
    await page.getByRole("button", { name: "Check the list" }).click()
    const results = page.getByRole("region", { name: "Result" })
    await expect(results).toContainText(`Did you mean ${product.name}?`)
    await results.getByRole("button", { name: `Take ${product.part_number}`, exact: true }).click()
    await expect(results.getByRole("button", { name: "Add 1 product to the cart" })).toBeVisible()
  })
})
