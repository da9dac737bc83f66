import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { codeOf } from "../support/one-time-code"
import { soon } from "../support/soon"
import {
  askAdmin,
  deleteRedirects,
  dismissColleague,
  fillSignIn,
  linkMailedTo,
  memberWithRole,
  openStaffPage,
} from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** Brings back the facts of the installation, whatever a test has left. */
async function forgetFacts(): Promise<void> {
  const { company } = await askAdmin<{ company: { version: number; facts: unknown } }>("company-facts")
  if (company.facts === null) return
  await askAdmin("company-facts", "POST", { version: company.version, facts: null })
}

test("an owner sets redirects and roles", async ({ page, request, atEnd }) => {
  const old = `/old-${Date.now().toString(36)}`
  atEnd(() => deleteRedirects(old))
  const seller = await memberWithRole("sales")
  atEnd(() => dismissColleague(seller))
  const targetOf = async () => (await request.get(old, { maxRedirects: 0 })).headers().location

  await test.step("a redirect is added, and soon in force", async () => {
    await openStaffPage(page, "/admin/settings/redirects")
    await (await live(page.getByRole("button", { name: "Add redirect" }))).click()
    const dialog = page.getByRole("dialog", { name: "Add redirect" })
    await dialog.getByRole("textbox", { name: "Old address" }).fill(old)
    await dialog.getByRole("textbox", { name: "Leads to" }).fill("/about")
    await expectAccessible(page, "settings")
    await dialog.getByRole("button", { name: "Add redirect" }).click()
    await expect(toast(page)).toContainText(`${old} leads to /about`)
    await soon(targetOf, `what ${old} leads to`).toBe("/about")
  })

  await test.step("it is found with how often it was followed, and changed", async () => {
    await page.getByRole("searchbox", { name: "Search redirects" }).fill(old)
    await page.getByRole("searchbox", { name: "Search redirects" }).press("Enter")
    const row = page.getByRole("listitem").filter({ hasText: old })
    await expect
      .poll(async () => {
        await page.reload()
        return row.textContent()
      })
      .toMatch(/to \/about, followed [\d,]+ times?/)
    await (await live(page.getByRole("button", { name: `Actions for ${old}` }))).click()
    await page.getByRole("menuitem", { name: "Edit" }).click()
    const dialog = page.getByRole("dialog", { name: `Edit ${old}` })
    await expect(dialog.getByRole("textbox", { name: "Leads to" })).toHaveValue("/about")
    await dialog.getByRole("textbox", { name: "Leads to" }).fill("/contact")
    await dialog.getByRole("combobox", { name: "How long" }).selectOption("For now (307)")
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(row).toContainText("to /contact")
    await expect(row).toContainText("For now")
    await soon(targetOf, `what ${old} leads to`).toBe("/contact")
  })

  await test.step("it is deleted again", async () => {
    await (await live(page.getByRole("button", { name: `Actions for ${old}` }))).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(toast(page)).toContainText("Deleted")
  })

  await test.step("the owner changes the role, and removes the account", async () => {
    await page.goto("/admin/settings/staff")
    await expectAccessible(page, "settings")
    await (await live(page.getByLabel(`Role of ${seller.email}`))).selectOption("Read only")
    await expect(toast(page)).toContainText(`${seller.email}: Read only`)
    await page.getByRole("button", { name: `Remove ${seller.email}` }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect(page.getByRole("list", { name: "Members of staff" })).not.toContainText(seller.email)
  })
})

test("a file of redirects is refused with its faulty lines, then stored whole", async ({ page, atEnd }) => {
  const stamp = `imported-${Date.now().toString(36)}`
  atEnd(() => deleteRedirects(stamp))
  const csvOf = (second: string) => ({
    name: "redirects.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`path,target,status\n/${stamp}-a,/about,308\n/${stamp}-b,${second},307\n`),
  })
  const editor = await memberWithRole("editor")
  atEnd(() => editor.remove())
  await openStaffPage(page, "/admin/settings/redirects", editor)
  await (await live(page.getByRole("button", { name: "Import CSV" }))).click()
  const dialog = page.getByRole("dialog", { name: "Import redirects" })
  await dialog.getByLabel(/^File/).setInputFiles(csvOf("//evil.example"))
  await dialog.getByRole("button", { name: "Import file" }).click()
  await expect(dialog).toContainText("Nothing was stored. Mend these lines:")
  await expect(dialog.getByRole("listitem").filter({ hasText: "Line 3: " })).toContainText(
    "Enter a path of this site",
  )
  expect(await askAdmin(`redirects?q=${stamp}`)).toMatchObject({ redirects: [] })

  await dialog.getByRole("button", { name: "Close" }).click()
  await page.getByRole("button", { name: "Import CSV" }).click()
  await dialog.getByLabel(/^File/).setInputFiles(csvOf("/contact"))
  await dialog.getByRole("button", { name: "Import file" }).click()
  await expect(dialog).toContainText("2 added, 0 changed.")
  await dialog.getByRole("button", { name: "Close" }).click()
  await page.goto(`/admin/settings/redirects?q=${stamp}`)
  const rows = page.getByRole("list", { name: "Redirects" }).getByRole("listitem")
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: `${stamp}-b` })).toContainText("For now")
})

test("an owner invites somebody with a role, sends the link again and takes it back", async ({
  page,
  atEnd,
}) => {
  const email = `invited.${Date.now().toString(36)}@scanwright.example`
  const owner = await memberWithRole("owner")
  atEnd(() => owner.remove())
  await openStaffPage(page, "/admin/settings/staff", owner)
  const field = await live(page.getByRole("textbox", { name: "Work e-mail" }))
  await field.fill("not an address")
  await page.getByRole("button", { name: "Send invitation" }).click()
  await expect(page.getByText("Enter an e-mail address in the form name@company.co.uk")).toBeVisible()

  await field.fill(email)
  const role = page.getByRole("combobox", { name: "Role", exact: true })
  await role.selectOption("Sales")
  await expect(role).toHaveAccessibleDescription(/^Submissions, companies, orders and prices/)
  await page.getByRole("button", { name: "Send invitation" }).click()
  await expect(toast(page)).toContainText(`${email} gets a link by mail.`)
  const row = page.getByRole("list", { name: "Invitations" }).getByRole("listitem").filter({ hasText: email })
  await expect(row).toContainText(/Sales, until \d/)
  const first = await linkMailedTo(email, "invitation")

  await row.getByRole("button", { name: `Send again to ${email}` }).click()
  await expect(toast(page)).toContainText(`${email} gets a new link.`)
  await expect.poll(() => linkMailedTo(email, "invitation")).not.toBe(first)

  await row.getByRole("button", { name: `Take back the invitation of ${email}` }).click()
  await expect(toast(page)).toContainText(`The link of ${email} is of no use.`)
  await expect(row).toHaveCount(0)
})

test("an owner sets the company's facts and closed days, which public pages soon show", async ({
  page,
  request,
  atEnd,
}) => {
  atEnd(forgetFacts)
  const contactPage = async () => (await request.get("/contact")).text()
  const year = new Date().getFullYear() + 1
  await openStaffPage(page, "/admin/settings/company")
  await expect(page.getByText("The details of the installation are in use")).toBeVisible()
  await (await live(page.getByRole("textbox", { name: "VAT number" }))).fill("GB 123 4567 81")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("This VAT number is not valid.")).toBeVisible()
  await expectAccessible(page, "refused facts")

  await page.getByRole("textbox", { name: "VAT number" }).fill("GB 123 4567 82")
  await page.getByLabel("Monday until").fill("16:00")
  await page.getByRole("textbox", { name: "Add to Further closed days" }).fill(`${year}-12-24`)
  await page.getByRole("textbox", { name: "Add to Further closed days" }).press("Enter")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(toast(page)).toContainText("Company saved")
  for (const text of [
    "GB123456782",
    "Monday, 8.30 am to 4 pm; Tuesday to Friday, 8.30 am to 5.30 pm",
    `closed on bank holidays in England and 24 December ${year}`,
  ])
    await soon(contactPage, `/contact says "${text}"`).toContain(text)

  await page.getByRole("button", { name: "Use the facts of the installation" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Use them" }).click()
  await expect(page.getByText("The details of the installation are in use")).toBeVisible()
  await soon(contactPage, "/contact").not.toContain("GB123456782")
})

test("a second factor is set up, asked for after the password, and switched off with a recovery code", async ({
  page,
  atEnd,
}) => {
  const person = await memberWithRole("editor")
  atEnd(() => person.remove())
  await openStaffPage(page, "/admin/settings/account", person)
  await (await live(page.getByRole("button", { name: "Set up a second factor" }))).click()
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible()
  const key = ((await page.getByText(/^Key: /).textContent()) ?? "").replace("Key: ", "")
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key))
  await page.getByRole("button", { name: "Switch it on" }).click()
  const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await expectAccessible(page, "settings")
  await page.getByRole("button", { name: "I have stored them" }).click()
  await expect(page.getByRole("button", { name: "Switch it off" })).toBeVisible()

  await page.getByRole("button", { name: "Sign out" }).click()
  await page.goto("/admin?next=/admin/settings/account")
  await fillSignIn(page, person)
  await page.getByRole("textbox", { name: "Code" }).waitFor()
  await page.goto("/admin/dashboard")
  await expect(page, "a password alone opens nothing").toHaveURL(/\/admin\?next=/)
  await page.goto("/admin?next=/admin/settings/account")
  await fillSignIn(page, person)
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key, 1))
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(({ pathname }) => pathname === "/admin/settings/account")

  await (await live(page.getByRole("textbox", { name: "Code" }))).fill(codes[0] ?? "")
  await page.getByRole("button", { name: "Switch it off" }).click()
  await expect(page.getByRole("button", { name: "Set up a second factor" })).toBeVisible()
})
