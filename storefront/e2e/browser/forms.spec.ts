import { expect, type Page, test } from "@playwright/test"

/** The forms that a visitor fills in on one page, by what tells them apart. */
const FORMS = [
  { type: "general", path: "/contact", send: "Send message", company: false },
  { type: "oem", path: "/oems", send: "Send OEM enquiry", company: true },
] as const

const formOf = (page: Page) => page.locator("form[method=post]")

/** Opens a form and waits until its script has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await formOf(page).getByLabel("Message").focus()
  await expect(formOf(page)).toHaveJSProperty("noValidate", true)
}

test("what is typed into one kind of form is kept for 30 days, and no other kind overwrites it", async ({
  page,
}) => {
  for (const { type, path } of FORMS) {
    await open(page, path)
    await formOf(page).getByLabel("Message").fill(`Typed into ${type}`)
  }
  for (const { type, path } of FORMS) {
    await page.goto(path)
    await expect(page.getByText("What you typed is still here")).toBeVisible()
    await page.getByRole("button", { name: "Put it back" }).click()
    await expect(formOf(page).getByLabel("Message")).toHaveValue(`Typed into ${type}`)
  }

  await test.step("a draft that is 30 days old is forgotten, and one can be discarded", async () => {
    const monthOld = Date.now() - 30 * 24 * 60 * 60 * 1000
    await page.evaluate((savedAt) => {
      const key = "enquiry-draft-oem"
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object
      localStorage.setItem(key, JSON.stringify({ ...kept, saved_at: savedAt }))
    }, monthOld)
    await page.goto("/contact")
    await page.getByRole("button", { name: "Discard it" }).click()
    await expect(page.getByText("What you typed is still here")).toBeHidden()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith("enquiry-draft"))).toEqual([])
  })
})

for (const { type, path, send, company } of FORMS) {
  test(`the ${type} form outlives a backend that fails and a mail that fails, and is stored once`, async ({
    page,
  }) => {
    const keys: string[] = []
    await page.route("**/api/form-submissions", async (route) => {
      keys.push(route.request().headers()["idempotency-key"] ?? "")
      if (keys.length === 1) await route.fulfill({ status: 500, body: "Internal Server Error" })
      else await route.continue()
    })
    await page.route("**/api/send-form-email", (route) => route.abort())

    await open(page, path)
    const form = formOf(page)
    await form.getByLabel("Name", { exact: true }).fill("Grace Hopper")
    await form.getByLabel("Work e-mail").fill("grace@hopper.example")
    if (company) await form.getByLabel("Company").fill("Hopper Logistics")
    await form.getByLabel("Message").fill("Thirty handhelds for a stocktake.")
    await form.getByLabel(/^I agree/).check()
    await form.getByRole("button", { name: send }).click()
    await expect(page.getByText("Your form was not sent")).toBeVisible()
    await expect(form.getByLabel("Message")).toHaveValue("Thirty handhelds for a stocktake.")

    await form.getByRole("button", { name: "Try again" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-\d{4}-\d{6}/)
    // The same key twice: the backend stores one submission, whichever of the two arrived.
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const left = await page.evaluate(() => Object.keys(localStorage))
    expect(left.filter((key) => key.startsWith("enquiry-draft"))).toEqual([])
  })
}
