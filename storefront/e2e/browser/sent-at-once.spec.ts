import { expect, type Locator, type Page, test } from "../support/test"
import { sendGeneralForm } from "../support/backend"
import { live } from "../support/live"
import { askAdmin, openStaffPage } from "../support/staff"

const EMAIL = "r&d/uk@hopper.example"
const MESSAGE = "Do you repair these? https://www.scanners.example/ds2208"

/** Fills in the contact form but for its tick. @returns the form */
async function fillIn(page: Page): Promise<Locator> {
  const form = page.locator("form[method=post]")
  await page.goto("/contact")
  const message = form.getByLabel("Message")
  await message.focus()
  await (await live(message)).fill(MESSAGE)
  await form.getByLabel("Name", { exact: true }).fill("Grace Hopper")
  await form.getByLabel("Work e-mail").fill(EMAIL)
  return form
}

test("what was typed before a reload and is sent at once is an ordinary enquiry, also with a link in it", async ({
  page,
}) => {
  const form = await fillIn(page)
  await form.getByLabel("Phone").fill("n/a")
  await page.reload()
  await expect(page.getByText("This is what you typed before")).toBeVisible()
  await form.getByLabel(/^I agree/).check()
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(page).toHaveURL(/\/thank-you\?reference=SW-/)
  await expect(page.getByRole("main")).toContainText("You usually get it by e-mail, too")

  const reference = new URL(page.url()).searchParams.get("reference") ?? ""
  const { form_submissions: found } = await askAdmin<{ form_submissions: Record<string, unknown>[] }>(
    `form-submissions?q=${reference}&fields=status,spam_reason,email`,
  )
  expect(found).toMatchObject([{ status: "new", spam_reason: null, email: EMAIL }])
})

test("nothing is left of a form that was sent, in no window, not even what was typed while it was on its way", async ({
  page,
  context,
}) => {
  const form = await fillIn(page)
  await form.getByLabel(/^I agree/).check()
  const other = await context.newPage()
  await other.goto("/contact")
  await expect(other.getByLabel("Message")).toHaveValue(MESSAGE)

  const held = new EventTarget()
  const isLetGo = new Promise((resolve) => held.addEventListener("letGo", resolve))
  await page.route("**/api/form-submissions", async (route) => {
    const response = await route.fetch()
    await isLetGo
    await route.fulfill({ response })
  })
  const isThanked = page.waitForRequest("**/thank-you?*")
  await page.route("**/thank-you?*", async (route) => {
    await form.getByLabel("Message").pressSequentially(" Or those?")
    await route.continue()
  })
  await form.getByRole("button", { name: "Send message" }).click()
  await form.getByLabel("Message").pressSequentially(" Or these?")
  held.dispatchEvent(new Event("letGo"))
  await isThanked
  await expect(page).toHaveURL(/\/thank-you\?reference=SW-/)

  await page.goBack()
  for (const one of [page, other]) {
    await one.reload()
    const message = one.locator("form[method=post]").getByLabel("Message")
    await message.focus()
    await expect(await live(message)).toHaveValue("")
    await expect(one.getByText("This is what you typed before")).toBeHidden()
  }
})

test("how long a form was filled in is measured in the browser", async ({ page }) => {
  const form = await fillIn(page)
  await form.getByLabel(/^I agree/).check()
  const sent = page.waitForRequest("**/api/form-submissions")
  await form.getByRole("button", { name: "Send message" }).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).not.toHaveProperty("started_at")
  expect(body.fill_time_ms).toBeGreaterThan(0)
})

test("staff read why a form was taken for spam", async ({ page }) => {
  const reference = await sendGeneralForm("A Program", MESSAGE, { fill_time_ms: 200 })
  const { form_submissions: found } = await askAdmin<{ form_submissions: { id: string }[] }>(
    `form-submissions?q=${reference}`,
  )
  await openStaffPage(page, `/admin/submissions/${found[0]?.id ?? ""}`)
  await expect(page.getByText("Taken for spam when it came in")).toBeVisible()
  await expect(page.getByText("It was sent within three seconds of being opened.")).toBeVisible()
})
