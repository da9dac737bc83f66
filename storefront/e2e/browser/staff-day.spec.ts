import { expect, test } from "@playwright/test"
import { sendEnquiry } from "../support/backend"
import { live } from "../support/live"
import { openStaffPage } from "../support/staff"

test("two people work at once: what one has changed meanwhile the other is shown, and neither loses anything (issue 7)", async ({
  page,
  browser,
}) => {
  const reference = await sendEnquiry("Ada Lovelace", "Do you repair scanners that fell into a vat?")
  const second = await browser.newContext()
  const colleague = await second.newPage()
  await Promise.all([openStaffPage(page), openStaffPage(colleague)])
  const statusFor = (one: typeof page) => one.getByRole("combobox", { name: `Status of ${reference}` })
  await expect(statusFor(page)).toHaveValue("new")
  await expect(statusFor(colleague)).toHaveValue("new")

  await test.step("the colleague answers it", async () => {
    await (await live(statusFor(colleague))).selectOption("responded")
    await expect(colleague.getByText(`${reference}: Responded`)).toBeVisible()
  })

  await test.step("who still sees it as new is told, and shown how it is", async () => {
    await (await live(statusFor(page))).selectOption("closed")
    await expect(page.getByText(`Somebody else has changed ${reference} meanwhile.`)).toBeVisible()
    await expect(statusFor(page)).toHaveValue("responded")
  })

  await test.step("and may then decide", async () => {
    await (await live(statusFor(page))).selectOption("closed")
    await expect(page.getByText(`${reference}: Closed`)).toBeVisible()
    await colleague.reload()
    await expect(statusFor(colleague)).toHaveValue("closed")
  })
  await second.close()
})
