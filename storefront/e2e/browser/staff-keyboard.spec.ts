import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, sendGeneralForm } from "../support/backend"
import { chooseInMenu, findRow, goTo, openFound, retype, signIn, tabTo } from "../support/keyboard"
import { askAdmin } from "../support/staff"

test.use({ viewport: { width: 1280, height: 800 } })

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

test("staff change a price and the status of a submission without a mouse (issue 18)", async ({ page }) => {
  const product = await findProduct()
  const reference = await sendGeneralForm("Keyboard Buyer", "Do you sell spare straps?")
  const price = page.getByRole("textbox", { name: /^Price ex VAT/ })

  await test.step("sign in", () => signIn(page))

  await test.step("“?” lists the shortcuts, and those of one character can be switched off", async () => {
    await page.keyboard.press("?")
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" })
    const single = dialog.getByRole("switch", { name: "Shortcuts of a single character" })
    await expect(single).toBeFocused()
    await expectAccessible(page, "the list of shortcuts")
    await page.keyboard.press("Space")
    await expect(single).not.toBeChecked()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await page.keyboard.press("?")
    await page.keyboard.press("g")
    await page.keyboard.press("p")
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await tabTo(page, page.getByRole("button", { name: "Keyboard shortcuts" }))
    await page.keyboard.press("Enter")
    await expect(single).toBeFocused()
    await page.keyboard.press("Space")
    await expect(single).toBeChecked()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })

  await test.step("find a product and open it", async () => {
    await goTo(page, "p", "/admin/products")
    await openFound(page, "Products", product.part_number)
    await expect(page).toHaveURL(/\/admin\/edit-product\//)
  })

  await test.step("change its price, and save from the field", async () => {
    await tabTo(page, page.getByRole("link", { name: "Price and stock" }))
    await page.keyboard.press("Enter")
    await tabTo(page, price)
    const before = await price.inputValue()
    for (const next of ["1234.56", before]) {
      await retype(page, next)
      await page.keyboard.press("ControlOrMeta+s")
      await expect(page.getByText(/^Saved \d/)).toBeVisible()
      await expect(price).toHaveValue(next)
    }
  })

  await test.step("go to the submissions, open one and set its status", async () => {
    await tabTo(page, page.getByRole("button", { name: "Price and stock", exact: true }), "Shift+Tab")
    await goTo(page, "s", "/admin/submissions")
    await openFound(page, "Submissions", reference)
    await tabTo(page, page.getByRole("combobox", { name: "Status" }))
    await page.keyboard.type("Answered")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(toast(page)).toContainText(`${reference}: Answered`)
  })

  await test.step("sign out", async () => {
    await tabTo(page, page.getByRole("button", { name: "Sign out" }), "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
  })
})

test("staff select submissions and set their status without a mouse", async ({ page }) => {
  const stamp = Date.now().toString(36)
  const sender = `Typed ${stamp}`
  await sendGeneralForm(sender, "Do you sell spare batteries?")
  await sendGeneralForm(sender, "And chargers?")
  await signIn(page)

  await test.step("select two rows with X, and set the status of both", async () => {
    await goTo(page, "s", "/admin/submissions")
    const rows = page.getByRole("table", { name: "Submissions" }).getByRole("rowheader")
    await findRow(page, "Submissions", sender)
    await expect(rows).toHaveCount(2)
    await page.keyboard.press("x")
    await page.keyboard.press("j")
    await page.keyboard.press("x")
    await expect(page.getByText("2 selected")).toBeVisible()
    await tabTo(page, page.getByRole("button", { name: "Set status" }), "Shift+Tab")
    await chooseInMenu(page, "Set to In progress")
    await expect(toast(page)).toContainText("2 submissions: In progress")
  })

  const { form_submissions: sent } = await askAdmin<{ form_submissions: { id: string }[] }>(
    `form-submissions?q=${encodeURIComponent(sender)}`,
  )
  for (const { id } of sent) await askAdmin(`form-submissions/${id}`, "DELETE")
})
