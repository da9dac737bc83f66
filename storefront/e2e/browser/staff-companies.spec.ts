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

for (const width of [1280, 390]) {
  test(`staff find a company by a member's address, with its account, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const stamp = `${newStamp()}${width}`
    const { company, email } = await openCompany(stamp)

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

    await test.step("nothing of the list is hidden or wider than the window", async () => {
      const table = page.getByRole("table", { name: "Companies" })
      await expect(table.getByText(company.account_number)).toBeVisible()
      await expect(table.getByText("Being checked")).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    await test.step("its page shows the state first, then data, members and addresses", async () => {
      await page.getByRole("link", { name: company.legal_name }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.legal_name)
      await expect(statePanel(page)).toContainText("Being checked")
      await expect(page.getByRole("table", { name: "Members" })).toContainText(email)
      await expect(page.getByRole("table", { name: "Members" })).toContainText("Admin")
      await expect(page.getByText("The company has stored no address.")).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page, "a company")
    })
  })
}

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

test("two of the staff change one company, and neither loses a note", async ({ page }) => {
  const { company } = await openCompany(newStamp())
  const note = page.getByRole("textbox", { name: "Note" })
  const readNote = async () =>
    (await askAdmin<{ company: { note: string } }>(`companies/${company.id}`)).company.note
  await openStaffPage(page, `/admin/companies/${company.id}`)

  await test.step("a note is saved from the field, and the company's members never see it", async () => {
    await (await live(note)).fill("Ask for trade references.")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(page.getByText("All changes saved")).toBeVisible()
    await soon(readNote, "the stored note").toBe("Ask for trade references.")
  })

  await test.step("a change of the same note meanwhile is shown beside the own one", async () => {
    await askAdmin(`companies/${company.id}`, "POST", { note: "References are in." })
    await note.fill("Ask again on Monday.")
    await page.keyboard.press("ControlOrMeta+s")
    const dialog = page.getByRole("dialog", { name: "Somebody else has changed it" })
    await expect(dialog).toContainText("References are in.")
    await expect(dialog).toContainText("Ask again on Monday.")
    await expectAccessible(page, "the conflict of two notes")
    await dialog.getByRole("button", { name: "Keep mine" }).click()
    await expect(dialog).toBeHidden()
    await soon(readNote, "the stored note").toBe("Ask again on Monday.")
  })

  await test.step("a change of another field meanwhile stays beside the own one", async () => {
    await askAdmin(`companies/${company.id}`, "POST", { trading_name: "Byron & Daughters" })
    await note.fill("Called on Monday.")
    await page.keyboard.press("ControlOrMeta+s")
    const dialog = page.getByRole("dialog", { name: "Somebody else has changed it" })
    await expect(dialog).toContainText("You changed different things, so both stay.")
    await dialog.getByRole("button", { name: "Keep what is chosen" }).click()
    await expect(page.getByRole("textbox", { name: "Trading name" })).toHaveValue("Byron & Daughters")
    await soon(readNote, "the stored note").toBe("Called on Monday.")
  })

  await test.step("a wrong VAT number is refused at its field", async () => {
    const vat = page.getByRole("textbox", { name: "VAT number" })
    await vat.fill("GB 123 4567 89")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(vat).toHaveAccessibleDescription(/This VAT number is not valid/)
  })
})

test("staff give a member other roles, and cannot take a company's only admin away", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { company, email } = await openCompany(newStamp())
  const members = page.getByRole("table", { name: "Members" })
  const actions = page.getByRole("button", { name: "Actions for Ada Byron" })
  await openStaffPage(page, `/admin/companies/${company.id}`)

  await test.step("roles add up", async () => {
    await (await live(actions)).click()
    await page.getByRole("menuitem", { name: "Change roles" }).click()
    const dialog = page.getByRole("dialog", { name: "Roles of Ada Byron" })
    await dialog.getByRole("checkbox", { name: "Buyer" }).check()
    await expectAccessible(page, "the roles of a member")
    await dialog.getByRole("button", { name: "Save roles" }).click()
    await expect(members).toContainText("Admin, Buyer")
  })

  await test.step("the only admin stays one", async () => {
    await actions.click()
    await page.getByRole("menuitem", { name: "Remove" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Remove Ada Byron?" })
    await dialog.getByRole("button", { name: "Remove" }).click()
    await expect(toast(page)).toContainText("A company needs one admin.")
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(members).toContainText(email)
  })

  await test.step("a second admin is invited by mail", async () => {
    const invited = `second-${email}`
    const panel = page.getByRole("region", { name: "Invitations" })
    await panel.getByRole("textbox", { name: "E-mail address" }).fill(invited)
    await expect(panel.getByRole("checkbox", { name: "Admin" })).toBeChecked()
    await panel.getByRole("button", { name: "Send invitation" }).click()
    await expect(panel.getByRole("list", { name: "Open invitations" })).toContainText(invited)
    await expect
      .poll(async () => (await mailsTo(invited)).length, { message: `a mail to ${invited}` })
      .toBe(1)
  })

  await test.step("the invitation is sent again with another link, and then revoked", async () => {
    const invited = `second-${email}`
    const panel = page.getByRole("region", { name: "Invitations" })
    await panel.getByRole("button", { name: `Send again to ${invited}` }).click()
    await expect
      .poll(async () => (await mailsTo(invited)).length, {
        message: `a second mail to ${invited}`,
      })
      .toBe(2)
    await expectAccessible(page, "an open invitation")
    await panel.getByRole("button", { name: `Revoke the invitation of ${invited}` }).click()
    await expect(panel).toContainText("Nobody is invited.")
  })
})

test("staff change where a company is registered, and its addresses", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { company } = await openCompany(newStamp())
  const read = () => askAdmin<AdminCompanyAccountResponse>(`companies/${company.id}`)
  await openStaffPage(page, `/admin/companies/${company.id}`)

  await test.step("a faulty postcode is refused at its field, a good address is saved whole", async () => {
    const postcode = page.getByRole("textbox", { name: "Postcode" })
    await (
      await live(page.getByRole("textbox", { name: "Registered address", exact: true }))
    ).fill("2 Canal Road")
    await postcode.fill("HU1")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(postcode).toHaveAccessibleDescription(/Enter a full UK postcode/)
    await postcode.fill("hu1 1aa")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(page.getByText("All changes saved")).toBeVisible()
    await expect(postcode).toHaveValue("HU1 1AA")
    const address = { line1: "2 Canal Road", city: "Leeds", postcode: "HU1 1AA" }
    await soon(async () => (await read()).company.registered_address, "the stored address").toMatchObject(
      address,
    )
  })

  await test.step("an address is added once, however often the button is pressed", async () => {
    await page.getByRole("button", { name: "Add address" }).click()
    const dialog = page.getByRole("dialog", { name: "Add address" })
    await expectAccessible(page, "the form of an address")
    await dialog.getByRole("textbox", { name: "Name for this address" }).fill("Yard")
    await dialog.getByRole("textbox", { name: "Recipient" }).fill("Goods in")
    await dialog.getByRole("textbox", { name: "Address", exact: true }).fill("Unit 4")
    await dialog.getByRole("textbox", { name: "Town or city" }).fill("Leeds")
    await dialog.getByRole("textbox", { name: "Postcode" }).fill("LS1 4AP")
    await dialog.getByRole("button", { name: "Add address" }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("table", { name: "Addresses" })).toContainText("Yard")
    expect((await read()).addresses).toHaveLength(1)
  })

  await test.step("it is changed, and deleted after a question", async () => {
    const actions = page.getByRole("button", { name: "Actions for Yard" })
    await actions.click()
    await page.getByRole("menuitem", { name: "Change" }).click()
    const dialog = page.getByRole("dialog", { name: "Change Yard" })
    await dialog.getByRole("textbox", { name: "Second line" }).fill("Mill Lane")
    await dialog.getByRole("button", { name: "Save address" }).click()
    await expect(page.getByRole("table", { name: "Addresses" })).toContainText("Mill Lane")
    await actions.click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page
      .getByRole("alertdialog", { name: "Delete Yard?" })
      .getByRole("button", { name: "Delete" })
      .click()
    await expect(page.getByText("The company has stored no address.")).toBeVisible()
  })
})

test("staff who have compared two companies say that neither is a duplicate", async ({ page }) => {
  const stamp = newStamp()
  const number = `SC${String(Date.now()).slice(-6)}`
  const [first, second] = [await openCompany(`${stamp}one`), await openCompany(`${stamp}two`)]
  for (const { company } of [first, second]) {
    await askAdmin(`companies/${company.id}`, "POST", { company_number: number })
  }
  await openStaffPage(page, `/admin/companies/${second.company.id}`)
  await expect(statePanel(page)).toContainText("has the same company number")
  await (await live(page.getByRole("button", { name: "Not a duplicate…" }))).click()
  const dialog = page.getByRole("alertdialog", { name: `Is ${second.company.legal_name} no duplicate?` })
  await expectAccessible(page, "the question before a company is no duplicate")
  await dialog.getByRole("button", { name: "It is no duplicate" }).click()
  await expect(statePanel(page)).not.toContainText("has the same company number")
  const { company } = await askAdmin<AdminCompanyAccountResponse>(`companies/${second.company.id}`)
  expect(company).toMatchObject({ company_number: number, possible_duplicate_of: null })
})
