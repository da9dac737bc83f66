import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { sendGeneralForm } from "../support/backend"
import { live } from "../support/live"
import { askAdmin, deleteBrands, openStaffPage } from "../support/staff"

const NASTY = `<img src=x onerror="document.title='hacked'">`

const titleOf = async (page: Page) => page.title()

test("staff find a form submission, reply to it, annotate, assign and export it (issue 7, section 4)", async ({
  page,
}) => {
  const reference = await sendGeneralForm(NASTY, `What does a repair cost?\n${NASTY}`)
  await openStaffPage(page, "/admin/submissions")

  await test.step("the inbox finds the submission by its reference, and shows typed markup as text", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Submissions")
    await expectAccessible(page, "the inbox")
    const search = page.getByRole("searchbox", { name: "Search" })
    await (await live(search)).pressSequentially(reference)
    await expect(page).toHaveURL(new RegExp(`[?&]q=${reference}`))
    await expect(page.getByRole("search", { name: "Submissions" })).toContainText("1 submission")
    const table = page.getByRole("table", { name: "Submissions" })
    await expect(table.getByRole("rowheader")).toHaveCount(1)
    await expect(table).toContainText(NASTY)
    await expect(table).toContainText("New")
    await expect(table).toContainText(/just now|min/)
  })

  await test.step("several are given one status at once, and the tabs count them", async () => {
    const tabs = page.getByRole("navigation", { name: "Statuses" })
    await expect(tabs.getByRole("link", { name: "New (1)" })).toBeVisible()
    await expect(tabs.getByRole("link", { name: "Overdue (0)" })).toBeVisible()
    await (await live(page.getByRole("checkbox", { name: `Select ${reference}` }))).check()
    await page.getByRole("button", { name: "Set status" }).click()
    await page.getByRole("menuitem", { name: "Set to In progress" }).click()
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "1 submission: In progress",
    )
    await expect(tabs.getByRole("link", { name: "New (0)" })).toBeVisible()
    await tabs.getByRole("link", { name: "In progress (1)" }).click()
    await expect(page).toHaveURL(/status=in_progress/)
    await expect(page.getByRole("table", { name: "Submissions" })).toContainText(reference)
  })

  await test.step("the page of the submission has every value, and a link to reply with a quotation", async () => {
    await page.getByRole("link", { name: new RegExp(reference) }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(reference)
    await expect(page.getByText("What does a repair cost?")).toBeVisible()
    expect(await titleOf(page)).not.toBe("hacked")
    const reply = await page
      .getByRole("link", { name: "Write in your mail program instead" })
      .getAttribute("href")
    expect(reply).toMatch(/^mailto:visitor@buyer\.example\?subject=/)
    expect(decodeURIComponent(reply ?? "")).toContain(reference)
    expect(decodeURIComponent(reply ?? "")).toContain("> What does a repair cost?")
    await expect(page.getByText(/are deleted for good on/)).toBeVisible()
    await expectAccessible(page, "a submission")
  })

  await test.step("a reply is begun from a template, previewed and mailed once, with who and when", async () => {
    await page.getByRole("link", { name: "Reply", exact: true }).click()
    const reply = page.getByRole("textbox", { name: "Reply" })
    await live(reply)
    await page.getByRole("combobox", { name: "Begin with" }).selectOption({ label: "We are looking into it" })
    await expect(reply).toHaveValue(/Dear \{name\}/)
    await reply.fill(`${await reply.inputValue()}\n\n<b>${reference}</b>`)
    await page.getByText("Preview", { exact: true }).click()
    await expect(page.getByText(`give the reference ${reference}`)).toBeVisible()
    await page.getByRole("button", { name: "Send reply" }).click()
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Reply sent")
    await expect(page.getByRole("list", { name: "Replies" })).toContainText(`<b>${reference}</b>`)
    await expect(reply).toHaveValue("")
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("responded")
  })

  await test.step("the status can be any text, and the submission is assigned", async () => {
    const status = page.getByRole("combobox", { name: "Status" })
    await live(status)
    await status.selectOption({ label: "In other words…" })
    await page.getByRole("textbox", { name: "Status in other words" }).fill("waiting for parts")
    const me = await askAdmin<{ user: { id: string } }>("users/me")
    await page.getByRole("combobox", { name: "Assigned to" }).selectOption(me.user.id)
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText(`${reference}: waiting for parts`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole("combobox", { name: "Assigned to" })).toHaveValue(me.user.id)
    await expect(page.getByRole("textbox", { name: "Status in other words" })).toHaveValue(
      "waiting for parts",
    )
  })

  await test.step("a note is stored as typed", async () => {
    const note = page.getByRole("textbox", { name: "Note" })
    await live(note)
    await note.fill(`Called back.\n${NASTY}`)
    await page.getByRole("button", { name: "Add note" }).click()
    await expect(page.getByRole("list", { name: "Notes" })).toContainText(NASTY)
    await expect(note).toHaveValue("")
  })

  await test.step("erasing the sender asks for confirmation", async () => {
    await page.getByRole("button", { name: "Erase person…" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Erase this person?" })
    await dialog.getByRole("button", { name: "Erase" }).click()
    await expect(dialog.getByText("Enter visitor@buyer.example to confirm")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })
})

test("the activity log shows who changed what, and deleted records can be restored (issue 7)", async ({
  page,
  atEnd,
}) => {
  const name = `Restored ${Date.now().toString(36)}`
  const { brand } = await askAdmin<{ brand: { id: string } }>("brands", "POST", { name: `Before ${name}` })
  await askAdmin(`brands/${brand.id}`, "POST", { name })
  await askAdmin(`brands/${brand.id}`, "DELETE")
  atEnd(() => deleteBrands(name))
  await openStaffPage(page, "/admin/activity?entity=brand")

  await test.step("each change with its fields before and after", async () => {
    const log = page.getByRole("list", { name: "Activity" })
    await expect(log).toContainText(`Deleted brand ${name}`)
    await expect(log).toContainText(`name: Before ${name} → ${name}`)
    await expectAccessible(page, "the activity log")
  })

  await test.step("a deleted brand is restored", async () => {
    const tab = page.getByRole("tab", { name: /Deleted/ })
    await live(tab)
    await tab.click()
    await page.getByRole("button", { name: `Restore ${name}` }).click()
    await expect(page.getByText(`${name} is back.`)).toBeVisible()
    await expect(page.getByRole("button", { name: `Restore ${name}` })).toBeHidden()
    const restored = await askAdmin<{ brand: { name: string } }>(`brands/${brand.id}`)
    expect(restored.brand.name).toBe(name)
  })
})
