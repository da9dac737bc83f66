import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { codeOf } from "../support/one-time-code"
import { settings } from "../support/settings"
import { memberWithRole, openStaffPage, STAFF_COOKIE } from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** Takes the rule back, whatever a test has left: only a session with a second factor may. */
async function forgetRule(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.endsWith(STAFF_COOKIE))?.value ?? ""
  const response = await fetch(`${settings.BACKEND_URL}/admin/staff-policy`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ requires_second_factor: false }),
  })
  expect(response.status, "the rule is taken back").toBe(200)
}

/** Sets up a second factor on the page of one's own account. */
async function setUp(page: Page): Promise<void> {
  await (await live(page.getByRole("button", { name: "Set up a second factor" }))).click()
  const key = ((await page.getByText(/^Key: /).textContent()) ?? "").replace("Key: ", "")
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key))
  await page.getByRole("button", { name: "Switch it on" }).click()
  await page.getByRole("button", { name: "I have stored them" }).click()
  await expect(page.getByRole("button", { name: "Switch it off" })).toBeVisible()
}

test("an owner with a second factor requires one of everybody, who are led to its set-up", async ({
  page,
  browser,
  atEnd,
}) => {
  const owner = await memberWithRole("owner")
  atEnd(() => owner.remove())
  const editor = await memberWithRole("editor")
  atEnd(() => editor.remove())
  const other = await browser.newPage()

  await test.step("an owner without one is asked to begin with their own", async () => {
    await openStaffPage(page, "/admin/settings/staff", owner)
    await expect(page.getByRole("button", { name: "Require it" })).toHaveCount(0)
    await (await live(page.getByRole("link", { name: "set up your own second factor" }))).click()
    await setUp(page)
    await openStaffPage(other, "/admin/products", editor)
  })

  try {
    await test.step("the owner requires it, after a question", async () => {
      await page.goto("/admin/settings/staff")
      await (await live(page.getByRole("button", { name: "Require it…" }))).click()
      const question = page.getByRole("alertdialog", { name: "Require a second factor of everybody?" })
      await expect(question).toContainText("can do nothing in the staff area but set it up")
      await expectAccessible(page, "the question before a second factor is required")
      await question.getByRole("button", { name: "Require it" }).click()
      await expect(toast(page)).toContainText("Second factor required")
      await expect(page.getByText("Everybody needs a second factor.")).toBeVisible()
      await expectAccessible(page, "a second factor is required")
    })

    await test.step("an editor is led to the set-up from every page, and goes on after it", async () => {
      for (const path of ["/admin/products", "/admin/dashboard"]) {
        await other.goto(path)
        await expect(other).toHaveURL(/\/admin\/settings\/account$/)
        await expect(other.getByText("Set up a second factor to go on")).toBeVisible()
      }
      await expectAccessible(other, "an account that has to set up a second factor")
      await setUp(other)
      await expect(other.getByText("Set up a second factor to go on")).toBeHidden()
      await other.goto("/admin/products")
      await expect(other).toHaveURL(/\/admin\/products$/)
    })

    await test.step("the owner stops requiring it", async () => {
      await (await live(page.getByRole("button", { name: "Stop requiring it" }))).click()
      await expect(toast(page)).toContainText("Second factor no longer required")
      await expect(page.getByRole("button", { name: "Require it…" })).toBeVisible()
    })
  } finally {
    await forgetRule(page)
    await other.close()
  }
})
