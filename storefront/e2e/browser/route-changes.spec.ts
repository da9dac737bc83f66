import { expect, test } from "../support/test"
import { findProduct } from "../support/backend"
import { soon } from "../support/soon"

test("every change of the page shows its top, moves the focus to its content and gives pictures their titles", async ({
  page,
}) => {
  const { machine_type: machineType } = await findProduct()
  await page.goto("/")
  const untitled = () =>
    page.evaluate(() => [...document.images].filter(({ alt, title }) => alt !== "" && title !== alt).length)

  await test.step("image alt text is copied to the title attribute after start", async () => {
    await expect(page.locator("img[alt]:not([alt=''])").first()).toHaveAttribute("title", /./)
    await soon(untitled, "pictures without their titles").toBe(0)
  })

  await test.step("a link far down the page opens the top of the next", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: machineType.name }).click()
    await expect(page.getByRole("heading", { level: 1, name: machineType.name })).toBeVisible()
    await soon(() => page.evaluate(() => scrollY), "how far the page has scrolled").toBe(0)
    await expect(page.locator("#main")).toBeFocused()
    await soon(untitled, "pictures without their titles").toBe(0)
  })
})
