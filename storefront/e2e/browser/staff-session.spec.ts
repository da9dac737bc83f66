import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { sendGeneralForm } from "../support/backend"
import { live } from "../support/live"
import { settings } from "../support/settings"
import {
  askAdmin,
  dismissColleague,
  fillSignIn,
  linkMailedTo,
  openStaffPage,
  STAFF_COOKIE,
} from "../support/staff"

const WRONG = "The e-mail address and the password do not belong together. Check both and try again."

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === STAFF_COOKIE)

test("staff sign in by keyboard alone, and are redirected to the requested page; others learn nothing (sections 2.2, 6)", async ({
  page,
}) => {
  await test.step("any staff page redirects strangers to the sign-in", async () => {
    await page.goto("/admin/no-such-page?q=zebra")
    await expect(page).toHaveURL(`/admin?next=${encodeURIComponent("/admin/no-such-page?q=zebra")}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
    await expectAccessible(page, "the sign-in")
  })

  await test.step("a wrong password is refused, and the address stays", async () => {
    await fillSignIn(page, { email: settings.ADMIN_EMAIL, password: "not the password" })
    await expect(page.getByRole("alert").filter({ hasText: WRONG })).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("")
    await expect(page.getByRole("textbox", { name: "Work e-mail" })).toHaveValue(settings.ADMIN_EMAIL)
    expect(await sessionOf(page)).toBeUndefined()
  })

  await test.step("the keyboard alone", async () => {
    await page.getByRole("textbox", { name: "Work e-mail" }).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.type(settings.ADMIN_PASSWORD)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/admin/no-such-page?q=zebra")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing here")
    await expectAccessible(page, "nothing here")
  })

  await test.step("scripts cannot read the session", async () => {
    expect(await sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" })
    expect(await page.evaluate(() => document.cookie)).not.toContain("staff-session")
  })

  await test.step("signed-in staff are redirected past the sign-in", async () => {
    await page.goto("/admin")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard")
    await expectAccessible(page, "the dashboard")
  })
})

test("a session that expires during work loses nothing (issue 7)", async ({ page }) => {
  const reference = await sendGeneralForm("<img src=x onerror=alert(1)>", "What does a repair cost?")
  await openStaffPage(page)
  const status = page.getByRole("combobox", { name: `Status of ${reference}` })
  await expect(page.getByText("<img src=x onerror=alert(1)>").first()).toBeVisible()

  await live(status)
  await page.context().clearCookies({ name: STAFF_COOKIE })
  await status.selectOption("in_progress")
  const dialog = page.getByRole("dialog", { name: "Please sign in again" })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, "signing in again")

  await dialog.getByRole("textbox", { name: "Password" }).fill("not the password")
  await dialog.getByRole("button", { name: "Sign in" }).click()
  await expect(dialog.getByText("That is not the password")).toBeVisible()
  await dialog.getByRole("textbox", { name: "Password" }).fill(settings.ADMIN_PASSWORD)
  await page.keyboard.press("Enter")

  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${reference}: In progress`)).toBeVisible()
  await expect(status).toHaveValue("in_progress")
  await page.reload()
  await expect(status).toHaveValue("in_progress")
})

test("an invitation opens an account, a forgotten password is reset, and signing out ends the session (issue 7)", async ({
  page,
  atEnd,
}) => {
  const email = `new.colleague.${Date.now()}@scanwright.example`
  await askAdmin("invites", "POST", { email })
  const invitation = new URL(await linkMailedTo(email, "invitation"))
  const passwords = { first: "correct horse battery", second: "staple a horse to it" }
  atEnd(() => dismissColleague({ email }))

  await test.step("without an invitation nobody registers", async () => {
    await page.goto("/admin/register")
    await expect(page.getByText("Registration is by invitation")).toBeVisible()
    await expectAccessible(page, "registering without an invitation")
  })

  await test.step("the link in the mail opens an account", async () => {
    await page.goto(invitation.pathname + invitation.search)
    await expectAccessible(page, "registering")
    await live(page.getByRole("button", { name: "Open the account" }))
    await expect(page.getByRole("textbox", { name: "Work e-mail" })).toHaveValue(email)
    await page.getByRole("textbox", { name: "First name" }).fill("Kathleen")
    await page.getByRole("textbox", { name: "Last name" }).fill("Booth")
    await page.getByRole("textbox", { name: "Password" }).fill("short")
    await page.getByRole("button", { name: "Open the account" }).click()
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
      /at least 12 characters/,
    )
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Kathleen")
    await page.getByRole("textbox", { name: "Password" }).fill(passwords.first)
    await page.getByRole("button", { name: "Open the account" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard")
    await expect(page.getByText("Kathleen Booth", { exact: true })).toBeVisible()
  })

  await test.step("signing out ends the session, also for the browser's Back button", async () => {
    await page.getByRole("button", { name: "Sign out" }).click()
    await expect(page.getByText("You are signed out.")).toBeVisible()
    expect(await sessionOf(page)).toBeUndefined()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
  })

  await test.step("a link for a new password is asked for", async () => {
    await page.goto("/admin/forgot-password")
    await live(page.getByRole("button", { name: "Send the link" }))
    await page.getByRole("textbox", { name: "Work e-mail" }).fill(email)
    await page.getByRole("button", { name: "Send the link" }).click()
    await expect(page.getByText("If there is an account for that address")).toBeVisible()
    await expectAccessible(page, "a link for a new password")
  })

  await test.step("the link in the mail sets a new password, and works once", async () => {
    const reset = new URL(await linkMailedTo(email, "new password"))
    for (const [attempt, expected] of [
      [1, "Your new password is set."],
      [2, "This link has been used or has run out"],
    ] as const) {
      await page.goto(reset.pathname + reset.search)
      await live(page.getByRole("button", { name: "Set the password" }))
      if (attempt === 1) await expectAccessible(page, "a new password")
      await page.getByRole("textbox", { name: "New password" }).fill(passwords.second)
      await page.getByRole("button", { name: "Set the password" }).click()
      await expect(page.getByText(expected)).toBeVisible()
    }
    await page.goto("/admin")
    await fillSignIn(page, { email, password: passwords.second })
    await expect(page.getByText("Kathleen Booth", { exact: true })).toBeVisible()
  })
})
