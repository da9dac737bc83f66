import { expect, type Locator, type Page, test } from "../support/test"
import { allowCookies } from "../support/consent"
import { storedItem, withLines } from "../support/cart-items"
import { findProduct, pathOf } from "../support/backend"
import { openEarly } from "../support/early-input"
import { live } from "../support/live"
import { soon } from "../support/soon"

const MESSAGE = "Twelve scanners for a warehouse in Hull."

const formOf = (page: Page) => page.locator("form[method=post]")
const messageOf = (page: Page) => formOf(page).getByLabel("Message")

/** Loads the script of a page's form, which waits for the first interaction. @returns the message's field */
async function wake(page: Page): Promise<Locator> {
  await messageOf(page).focus()
  return live(messageOf(page))
}

const draftsOf = (page: Page, storage: "localStorage" | "sessionStorage") =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => key.startsWith("enquiry-draft")), storage)

test.use({ storageState: { cookies: [], origins: [] } })

test("what was typed is in the form after a reload and Back, in this window and for this page alone", async ({
  page,
  context,
}) => {
  const path = pathOf(await findProduct())
  await page.goto(path)
  const quantity = formOf(page).getByRole("spinbutton")
  await (await wake(page)).fill(MESSAGE)
  await quantity.fill("11")
  await quantity.press("Tab")
  await formOf(page)
    .getByRole("button", { name: /^Increase/ })
    .click()

  await test.step("after a reload", async () => {
    await page.reload()
    await expect(page.getByText("This is what you typed before")).toBeVisible()
    await expect(messageOf(page)).toHaveValue(MESSAGE)
    await expect(quantity).toHaveValue("12")
    await expect(quantity).toHaveAttribute("aria-valuenow", "12")
    await expect(formOf(page).getByText(/^You have 4,9\d\d characters left$/)).toBeVisible()
  })

  await test.step("after Back from another page, where nothing is filled in", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(await wake(page)).toHaveValue("")
    await page.goBack()
    await expect(messageOf(page)).toHaveValue(MESSAGE)
    await expect(quantity).toHaveValue("12")
  })

  await test.step("without permission nothing of it is on the device, nor in another window", async () => {
    expect(await draftsOf(page, "localStorage")).toEqual([])
    const other = await context.newPage()
    await other.goto(path)
    await expect(await wake(other)).toHaveValue("")
    await other.close()
  })

  await test.step("until the form is cleared", async () => {
    await page.getByRole("button", { name: "Clear the form" }).click()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveValue("1")
    await expect(messageOf(page)).toHaveValue("")
    expect(await draftsOf(page, "sessionStorage")).toEqual([])
    await page.reload()
    await expect(await wake(page)).toHaveValue("")
    await expect(page.getByText("This is what you typed before")).toBeHidden()
  })
})

test("with permission for preferences it is there in a new window, and goes with the permission", async ({
  page,
  context,
}) => {
  await page.goto("/contact")
  await (await wake(page)).fill(MESSAGE)
  await page.getByLabel("What is it about?").selectOption({ label: "Rental" })
  expect(await draftsOf(page, "localStorage")).toEqual([])
  await allowCookies(page, "Preferences")
  expect(await draftsOf(page, "sessionStorage")).toEqual([])
  const storedText = (one: Page) => one.evaluate(() => localStorage.getItem("enquiry-draft-general/contact"))
  const stored = await storedText(page)
  const other = await context.newPage()
  await page.close()

  await other.goto("/contact")
  await expect(messageOf(other)).toHaveValue(MESSAGE)
  await expect(other.getByLabel("What is it about?")).toHaveValue("Rental")
  // Its 30 days are counted from the last change, not from the last visit.
  expect(await storedText(other)).toBe(stored)
  await allowCookies(other)
  expect(await draftsOf(other, "localStorage")).toEqual([])
  expect(await draftsOf(other, "sessionStorage")).toHaveLength(1)
})

test("drafts on the device that are 30 days old, or that a choice of long ago allowed, are gone with the next page", async ({
  page,
}) => {
  await page.goto("/contact")
  await allowCookies(page, "Preferences")
  await (await wake(page)).fill(MESSAGE)
  await page.goto("/oems")
  await (await wake(page)).fill(MESSAGE)
  await page.evaluate(
    (savedAt) => {
      const key = "enquiry-draft-general/contact"
      const stored = JSON.parse(localStorage.getItem(key) ?? "") as object
      localStorage.setItem(key, JSON.stringify({ ...stored, saved_at: savedAt }))
    },
    Date.now() - 30 * 24 * 60 * 60 * 1000,
  )

  await page.goto("/faq")
  await soon(() => draftsOf(page, "localStorage"), "drafts that are left").toEqual(["enquiry-draft-oem/oems"])
  await page.evaluate(() => {
    const key = "cookie-consent-preferences"
    const choice = JSON.parse(localStorage.getItem(key) ?? "") as object
    localStorage.setItem(key, JSON.stringify({ ...choice, timestamp: "2020-01-15T09:00:00.000Z" }))
  })
  await page.reload()
  await soon(() => draftsOf(page, "localStorage"), "drafts that are left").toEqual([])
})

test("a message about one device is not filled in for another, and is there when its device is", async ({
  page,
}) => {
  const one = "/services/buy-back?model=zebra-mc9300&years=0&condition=faulty&quantity=1"
  const other = one.replace("quantity=1", "quantity=2")
  await page.goto(one)
  await (await wake(page)).fill(MESSAGE)
  await formOf(page).getByLabel("Name", { exact: true }).fill("Grace Hopper")
  await page.goto(other)
  await expect(formOf(page).getByLabel("Name", { exact: true })).toHaveValue("Grace Hopper")
  await expect(messageOf(page)).toHaveValue(/2 × Zebra MC9300/)
  await formOf(page).getByLabel("Company").fill("Hopper Lockers")
  await page.goto(one)
  await expect(messageOf(page)).toHaveValue(MESSAGE)
  await expect(formOf(page).getByLabel("Company")).toHaveValue("Hopper Lockers")
})

test("what is typed while the next page is on its way is of the page that is seen", async ({ page }) => {
  await page.goto("/services/buy-back")
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click()
  await expect(page).toHaveURL(/\/contact$/)
  // Nothing of the page before is in memory, so that Back waits for the network.
  await page.reload()
  await (await wake(page)).fill(MESSAGE)
  const held = new EventTarget()
  const isLetGo = new Promise((resolve) => held.addEventListener("letGo", resolve))
  await page.route("**/services/buy-back?_rsc=*", async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.goBack()
  await expect(page).toHaveURL(/buy-back$/)
  await messageOf(page).pressSequentially(" Or Goole.")
  held.dispatchEvent(new Event("letGo"))
  await expect(page.getByRole("region", { name: "Indicative offer" })).toBeVisible()
  await expect(await wake(page)).not.toHaveValue(/Goole/)
  await page.goForward()
  await expect(messageOf(page)).toHaveValue(`${MESSAGE} Or Goole.`)
})

test("a quantity of the cart is no draft: it is the cart's own that is asked for", async ({ page }) => {
  const product = await findProduct()
  await page.addInitScript(
    ([key, text]) =>
      sessionStorage.getItem(key) ?? (localStorage.setItem("cart", text), sessionStorage.setItem(key, "1")),
    ["is-filled", withLines(storedItem(product))] as const,
  )
  await page.goto("/cart")
  const ask = page.getByRole("main").getByRole("button", { name: "Request a quote" })
  await ask.click()
  await formOf(page).getByLabel("Name", { exact: true }).fill("Grace Hopper")
  const quantity = page.getByRole("main").getByRole("spinbutton").first()
  await quantity.fill("5")
  await quantity.press("Tab")
  await formOf(page).getByLabel("Name", { exact: true }).fill("Ada Byron")
  const [text] = await page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith("enquiry-draft"))
      .map(([, draft]) => String(draft)),
  )
  expect(JSON.parse(text ?? "")).toMatchObject({
    entries: [{ name: "name", text: "Ada Byron", beginning: "" }],
  })
})

test("what is typed again before the scripts are there stays, beside what was typed before", async ({
  page,
}) => {
  const name = formOf(page).getByLabel("Name", { exact: true })
  await page.goto("/contact")
  await (await wake(page)).fill(MESSAGE)
  await name.fill("Grace Hopper")
  await page.goto("/faq")
  const deliver = await openEarly(page, "/contact")
  await name.fill("Ada Byron")
  deliver()
  await expect(messageOf(page)).toHaveValue(MESSAGE)
  await expect(name).toHaveValue("Ada Byron")
})
