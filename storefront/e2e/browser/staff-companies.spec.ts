import type { AdminCompanyAccountResponse } from "@scanwright/backend/contract"
import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { openCompany } from "../support/companies"
import { goTo, openFound, signIn, tabTo } from "../support/keyboard"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, mailsTo, openStaffPage } from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** The panel with a company's state. */
const statePanel = (page: Page) => page.getByRole("region", { name: "State" })

const newStamp = () => Date.now().toString(36)

test("staff find a company by a member's address, with its account", async ({ page }) => {
  const { company, email } = await openCompany(newStamp())

  await test.step("the list finds it while the address is typed, and its tab counts it", async () => {
    await openStaffPage(page, "/admin/companies")
    await expectAccessible(page, "the companies")
    const search = page.getByRole("searchbox", { name: "Search" })
    await (await live(search)).pressSequentially(email)
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === email)
    await expect(search).toBeFocused()
    const table = page.getByRole("table", { name: "Companies" })
    await expect(table.getByRole("rowheader")).toHaveCount(1)
    await expect(table).toContainText(company.legal_name)
    await expect(table).toContainText(company.account_number)
    const tabs = page.getByRole("navigation", { name: "States" })
    await expect(tabs.getByRole("link").first()).toHaveText(/^Being checked \([1-9]/)
    await tabs.getByRole("link", { name: /^Active/ }).click()
    await expect(page.getByRole("heading", { name: "No companies here" })).toBeVisible()
    await tabs.getByRole("link", { name: /^Being checked/ }).click()
    await expect(table).toContainText(company.legal_name)
  })

  await test.step("its page shows the state first, then data, members and addresses", async () => {
    await page.getByRole("link", { name: company.legal_name }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.legal_name)
    await expect(statePanel(page)).toContainText("Being checked")
    await expect(page.getByRole("table", { name: "Members" })).toContainText(email)
    await expect(page.getByRole("table", { name: "Members" })).toContainText("Admin")
    await expect(page.getByText("The company has stored no address.")).toBeVisible()
    await expectAccessible(page, "a company")
  })
})

test("staff approve a company, put it on stop, release and close it, without a mouse", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { company } = await openCompany(newStamp())
  const press = async (name: string) => {
    await tabTo(page, statePanel(page).getByRole("button", { name, exact: true }))
    await page.keyboard.press("Enter")
  }
  /** Answers the question before a transition. */
  const confirm = async (name: string, answer = name) => {
    const dialog = page.getByRole("alertdialog", { name: `${name} ${company.legal_name}?` })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole("button", { name: answer, exact: true }))
    await page.keyboard.press("Enter")
    await expect(dialog).toBeHidden()
  }
  const storedStatus = async () =>
    (await askAdmin<{ company: { status: string } }>(`companies/${company.id}`)).company.status

  await signIn(page)
  await goTo(page, "o", "/admin/companies")
  await openFound(page, "Companies", company.legal_name)

  await test.step("approved at once", async () => {
    await press("Approve")
    await expect(toast(page)).toContainText(`${company.legal_name}: its members see their account prices.`)
    await expect(statePanel(page)).toContainText("Active")
    expect(await storedStatus()).toBe("active")
  })

  await test.step("put on stop after a question, which Escape leaves without a change", async () => {
    await press("Put on stop…")
    await expectAccessible(page, "the question before a stop")
    await page.keyboard.press("Escape")
    expect(await storedStatus()).toBe("active")
    await press("Put on stop…")
    await confirm("Put on stop")
    await expect(statePanel(page)).toContainText("On stop")
    await soon(storedStatus, "the stored state").toBe("on_stop")
  })

  await test.step("released at once", async () => {
    await press("Release from stop")
    await expect(statePanel(page)).toContainText("Active")
    expect(await storedStatus()).toBe("active")
  })

  await test.step("closed for good after a question", async () => {
    await press("Close…")
    await confirm("Close", "Close for good")
    await expect(statePanel(page)).toContainText("Closed")
    await expect(statePanel(page).getByRole("button")).toHaveCount(0)
    await soon(storedStatus, "the stored state").toBe("closed")
  })
})

test("staff correct a company's data and invite an admin", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { company, email } = await openCompany(newStamp())
  const read = () => askAdmin<AdminCompanyAccountResponse>(`companies/${company.id}`)
  await openStaffPage(page, `/admin/companies/${company.id}`)

  await test.step("a faulty value is refused at its field, a good one is saved from the field", async () => {
    const postcode = page.getByRole("textbox", { name: "Postcode" })
    await (await live(page.getByRole("textbox", { name: "Note" }))).fill("Ask for trade references.")
    await postcode.fill("HU1")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(postcode).toHaveAccessibleDescription(/Enter a full UK postcode/)
    await postcode.fill("hu1 1aa")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(page.getByText("All changes saved")).toBeVisible()
    await expect(postcode).toHaveValue("HU1 1AA")
    await soon(async () => (await read()).company, "the stored data").toMatchObject({
      note: "Ask for trade references.",
      registered_address: { postcode: "HU1 1AA" },
    })
  })

  await test.step("a second admin is invited by mail, and the invitation revoked", async () => {
    const invited = `second-${email}`
    const panel = page.getByRole("region", { name: "Invitations" })
    await panel.getByRole("textbox", { name: "E-mail address" }).fill(invited)
    await expect(panel.getByRole("checkbox", { name: "Admin" })).toBeChecked()
    await panel.getByRole("button", { name: "Send invitation" }).click()
    await expect(panel.getByRole("list", { name: "Open invitations" })).toContainText(invited)
    await soon(async () => (await mailsTo(invited)).length, `a mail to ${invited}`).toBe(1)
    await panel.getByRole("button", { name: `Revoke the invitation of ${invited}` }).click()
    await expect(panel).toContainText("Nobody is invited.")
  })
})
