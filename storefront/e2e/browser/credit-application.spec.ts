import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { settings } from "../support/settings"

test("an application for credit is filled in step by step, reviewed, printed and sent (specification, 5)", async ({
  page,
}) => {
  await page.goto("/credit-application")
  const form = page.locator("form[method=post]")
  const onward = form.getByRole("button", { name: "Continue" })
  const heading = (name: string) => form.getByRole("heading", { name, exact: true, level: 3 })

  await test.step("each step is checked by itself: a limited company needs its number", async () => {
    await expect(form.getByLabel("Address line 1").first()).toBeHidden()
    await form.getByLabel("Legal name").fill("Hopper Logistics Ltd")
    await expect(form).toHaveJSProperty("noValidate", true)
    await form.getByLabel("Type of company").selectOption({ label: "Private limited company (Ltd)" })
    await form.getByLabel("Credit limit requested").fill("£5k")
    await onward.click()
    await expect(form.getByLabel("Company number")).toBeFocused()
    await expect(form.getByLabel("Company number")).toHaveAccessibleErrorMessage(/Enter your company number/)
    await form.getByLabel("Company number").fill("1234567")
    await expect(form.getByLabel("Company number")).toHaveAccessibleErrorMessage(/Add a 0 in front: 01234567/)
    await form.getByLabel("Company number").fill("Company No. 01234567")
    await form.getByLabel("VAT number").fill("VAT GB 123 4567 82")
    await onward.click()
    await expect(heading("Addresses")).toBeFocused()
  })

  const registered = form.getByRole("group", { name: "Registered address" })
  await registered.getByLabel("Address line 1").fill("1 Harbour Road")
  await registered.getByLabel("Town or city").fill("Hull")
  await registered.getByLabel("Postcode").fill("(HUI-1AA)")

  await test.step("the browser's Back, and a reload, keep all that was typed", async () => {
    await page.goBack()
    await expect(form.getByLabel("Legal name")).toHaveValue("Hopper Logistics Ltd")
    await page.reload()
    await expect(page.getByText("This is what you typed before")).toBeVisible()
    await expect(form.getByLabel("Legal name")).toHaveValue("Hopper Logistics Ltd")
    await expect(form.getByLabel("Legal name")).toBeVisible()
  })

  await test.step("who comes back later goes on where something is missing", async () => {
    await page.goto("/credit-application")
    await expect(heading("People")).toBeVisible()
    await expect(page).toHaveURL(/#people$/)
    await page.getByRole("link", { name: "Skip to content" }).press("Enter")
    await expect(page).toHaveURL(/#main$/)
    await expect(heading("People")).toBeVisible()
  })

  const applicant = form.getByRole("group", { name: "Applicant" })
  await applicant.getByLabel("Name").fill("Grace Hopper")
  await applicant.getByLabel("E-mail").fill("grace@hopper.example")
  await applicant.getByLabel("Phone").fill("01632 960 123")
  const accounts = form.getByRole("group", { name: "Accounts contact" })
  await accounts.getByLabel("Name").fill("Mary Jackson")
  await accounts.getByLabel("E-mail").fill("accounts@hopper.example")
  await onward.click()
  for (const number of [1, 2]) {
    const reference = form.getByRole("group", { name: `Trade reference ${number}` })
    await reference.getByLabel("Company").fill(`Supplier ${number}`)
    await reference.getByLabel("Contact").fill("Alan Turing")
    await reference.getByLabel("E-mail").fill(`alan@supplier${number}.example`)
  }
  await onward.click()

  const summary = page.getByRole("region", { name: "Your application for a credit account" })
  await test.step("everything can be checked and changed before it is sent", async () => {
    for (const value of ["£5,000.00", "01234567", "GB123456782", "HU1 1AA"]) {
      await expect(summary).toContainText(value)
    }
    await expectAccessible(page, "the application before it is sent")
    await summary.getByRole("button", { name: "Change Addresses" }).click()
    await registered.getByLabel("Town or city").fill("Goole")
    await onward.click()
    await expect(summary).toContainText("Goole")
  })

  await test.step("it prints as a summary and nothing else", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(summary.getByText("Hopper Logistics Ltd")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeHidden()
    await expect(form.getByLabel(/^I declare/)).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step("it is sent with the declaration, and the copy can be printed", async () => {
    await form.getByRole("button", { name: "Send application" }).click()
    await expect(form.getByLabel(/^I declare/)).toBeFocused()
    await form.getByLabel(/^I declare/).check()
    await form.getByLabel(/^I agree/).check()
    await form.getByRole("button", { name: "Send application" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-\d{4}-\d{6}/)
    await expect(page.getByRole("main")).toContainText(/our decision within five working days/)
    await expect(summary).toContainText(/Sent on .* under the reference SW-\d{4}-\d{6}/)
    await expect(summary).toContainText("Goole")
    await expect(page.getByRole("button", { name: "Print this copy" })).toBeVisible()
  })
})

test("an application for credit is one page without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto("/credit-application")
  const form = page.locator("form[method=post]")
  for (const name of ["Registered address", "Applicant", "Trade reference 2", "Declaration"]) {
    await expect(form.getByRole("group", { name })).toBeVisible()
  }
  await expect(form.getByRole("button", { name: "Continue" })).toBeHidden()
  await expect(form.getByRole("button", { name: "Send application" })).toBeVisible()
  await context.close()
})

test("an application for credit that is cleared begins with its first step, and no address leads to another one", async ({
  page,
}) => {
  await page.goto("/credit-application#references")
  const form = page.locator("form[method=post]")
  const onward = form.getByRole("button", { name: "Continue" })
  const isFirst = () => expect(form.getByLabel("Legal name")).toBeVisible()
  await isFirst()
  await form.getByLabel("Legal name").fill("Hopper Logistics")
  await form.getByLabel("Type of company").selectOption({ label: "Sole trader" })
  await form.getByLabel("Credit limit requested").fill("5000")
  await onward.click()
  await expect(page).toHaveURL(/#addresses$/)
  await page.goBack()
  await expect(page).toHaveURL(/#company$/)
  await isFirst()

  await onward.click()
  await page.reload()
  await page.goBack()
  await isFirst()
  await page.goForward()
  await expect(form.getByRole("group", { name: "Registered address" })).toBeVisible()
  await page.goBack()
  await page.getByRole("button", { name: "Clear the form" }).click()
  await expect(form.getByLabel("Legal name")).toHaveValue("")
  await expect(form.getByLabel("Legal name")).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(/#addresses$/)
  await isFirst()
})
