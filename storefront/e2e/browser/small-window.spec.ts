import { expect, test } from "../support/test"

test("the menu of a small window opens, closes and leads on by keyboard", async ({ page }) => {
  await page.goto("/")
  const menu = page.getByRole("button", { name: "Menu" })
  await menu.focus()
  await page.keyboard.press("Enter")
  await expect(menu).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Escape")
  await expect(menu).toHaveAttribute("aria-expanded", "false")
  await expect(menu).toBeFocused()
  await page.keyboard.press("Enter")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).press("Enter")
  await expect(page).toHaveURL(/\/products$/)
  await expect(menu).toHaveAttribute("aria-expanded", "false")
})
