import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { askAdmin, mailsTo, memberWithRole, openStaffPage } from "../support/staff"

/** The mail in the frame runs no scripts, axe's included. */
const FRAME = { without: "iframe" }

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

const testMailsTo = async (address: string) =>
  (await mailsTo(address))
    .map(({ subject = "" }) => subject)
    .filter((subject) => subject.startsWith("[Test]"))

/** Brings back the shop's own text of a mail, whatever a test has left. */
async function forgetText(id: string): Promise<void> {
  const { mail_texts: texts } = await askAdmin<{ mail_texts: { id: string; version: number }[] }>(
    "mail-texts",
  )
  const version = texts.find((text) => text.id === id)?.version ?? 0
  await askAdmin(`mail-texts/${id}`, "POST", { version, texts: null })
}

const ID = "oem-acknowledgement"
const NAME = "OEM enquiry: confirmation"
const SAMPLE = "SW-2026-000123"

test("an editor looks at every mail, sends a test of one, changes its text and resets it", async ({
  page,
  atEnd,
}) => {
  const editor = await memberWithRole("editor")
  atEnd(() => editor.remove())
  atEnd(() => forgetText(ID))
  const subject = page.getByRole("textbox", { name: "Subject" })
  const save = page.getByRole("button", { name: "Save", exact: true })

  await test.step("every mail is listed with who gets it, and when", async () => {
    await openStaffPage(page, "/admin/settings/mails", editor)
    const toCustomers = page.getByRole("list", { name: "To customers" })
    await expect(toCustomers.getByRole("listitem")).toHaveCount(14)
    await expect(page.getByRole("list", { name: "Texts to begin a reply with" })).toContainText(
      "We are looking into it",
    )
    await expect(page.getByRole("list", { name: "To staff" })).toContainText(
      "When an owner invites somebody, or sends it again.",
    )
    await expectAccessible(page, "the list of mails")
    await toCustomers.getByRole("link", { name: NAME }).click()
    await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible()
  })

  await test.step("a mail is seen as at a desk, on a phone and as plain text", async () => {
    const desk = page.getByTitle("Mail at a desk")
    await expect(desk).toBeVisible()
    await expect(desk).toHaveAttribute("sandbox", "")
    await expect(page.frameLocator("iframe").first().getByText("Registered office").first()).toBeVisible()
    await expectAccessible(page, "a mail", FRAME)
    await (await live(page.getByRole("tab", { name: "Phone" }))).click()
    await expect(desk).toBeHidden()
    const phone = page.getByTitle("Mail on a phone")
    await expect(phone).toBeVisible()
    expect((await phone.boundingBox())?.width).toBe(360)
    await page.getByRole("tab", { name: "Plain text" }).click()
    await expect(page.getByRole("tabpanel", { name: "Plain text" })).toContainText("Registered office")
  })

  await test.step("a test goes to the editor alone", async () => {
    await page.getByRole("button", { name: "Send a test mail to me" }).click()
    await expect(toast(page)).toContainText(`It is on its way to ${editor.email}.`)
    await expect.poll(() => testMailsTo(editor.email)).toHaveLength(1)
    expect((await testMailsTo(editor.email))[0]).toContain(SAMPLE)
  })

  await test.step("the text is saved, and the next mail has it", async () => {
    await (await live(subject)).fill("Noted: {reference}")
    await save.click()
    await expect(toast(page)).toContainText("Mail saved")
    await expect(page.getByText(`Noted: ${SAMPLE}`).first()).toBeVisible()
    await page.getByRole("button", { name: "Send a test mail to me" }).click()
    await expect.poll(() => testMailsTo(editor.email)).toContain(`[Test] Noted: ${SAMPLE}`)
    await page.goto("/admin/settings/mails")
    await expect(page.getByRole("listitem").filter({ hasText: NAME })).toContainText("Changed")
  })

  await test.step("the shop's own text comes back", async () => {
    await page.getByRole("link", { name: NAME }).click()
    await (await live(page.getByRole("button", { name: "Reset to the shop's text" }))).click()
    const question = page.getByRole("alertdialog", { name: "Reset to the shop's text?" })
    await question.getByRole("button", { name: "Reset" }).click()
    await expect(toast(page)).toContainText("The shop's text holds again")
    await expect(subject).not.toHaveValue(/Noted/)
    await expect(page.getByText(`Noted: ${SAMPLE}`)).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Reset to the shop's text" })).toBeHidden()
  })
})
