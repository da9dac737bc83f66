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

test("a search that finds nothing shows what comes near, and asks the shop to source it with the text filled in", async ({
  page,
}) => {
  const product = await findProduct(({ part_number: number }) => number.length > 6)
  // A whole part number is found whatever else is in the text.
  const text = `${product.part_number.slice(0, -1)} qqzzqq`

  await test.step("the results of the header's search lead to the form", async () => {
    await page.goto(`/products?search=${encodeURIComponent(text)}`)
    await page.getByRole("link", { name: "Ask us to source it" }).click()
    await expect(page).toHaveURL(/\/browse-products\?q=.*#source$/)
  })
  await test.step("the text is filled in, and stays to be changed and sent", async () => {
    const form = page.getByRole("region", { name: `Ask us to source “${text}”` })
    await expect(form.getByLabel("Message")).toHaveValue(`Please source for us: ${text}`)
    await expect(form.getByRole("link", { name: /^[\d ]+$/ })).toHaveAttribute("href", /^tel:/)
  })
  await test.step("what comes near is shown", async () => {
    const near = page.getByRole("region", { name: "Did you mean one of these?" })
    await expect(near.getByRole("listitem").first()).toBeVisible()
    await expectAccessible(page, "with nothing found")
  })
})
