import type { FormType } from "@scanwright/backend/contract"
import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { fillField, expectMails, fieldOf, formsFilledBy } from "../support/forms"
import { live } from "../support/live"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { askAdmin } from "../support/staff"

/** Two forms of one page each, with the fields in which they differ. */
const FORMS = [
  { type: "general", path: "/contact" },
  { type: "oem", path: "/oems" },
] as const

/** The promised time of a reply, by form, as its page, its mail and the thank-you page state it. */
const PROMISES: Readonly<Record<FormType, RegExp>> = {
  general: /within one working day/,
  oem: /within two working days/,
  product_inquiry: /a written quote within one working day/,
  credit_application: /our decision within five working days/,
}

const formOf = (page: Page) => page.locator("form[method=post]")

/** Opens a form and waits until the form is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const message = formOf(page).getByLabel("Message")
  await message.focus()
  await live(message)
}

test("the draft of a form is stored for 30 days, and no other form overwrites it", async ({ page }) => {
  for (const { type, path } of FORMS) {
    await open(page, path)
    await formOf(page).getByLabel("Message").fill(`Typed into ${type}`)
  }
  for (const { type, path } of FORMS) {
    await page.goto(path)
    await expect(page.getByText("You have a saved draft")).toBeVisible()
    await page.getByRole("button", { name: "Restore" }).click()
    await expect(formOf(page).getByLabel("Message")).toHaveValue(`Typed into ${type}`)
  }

  await test.step("a draft that is 30 days old is deleted, and a newer one can be discarded", async () => {
    const monthOld = Date.now() - 30 * 24 * 60 * 60 * 1000
    await page.evaluate((savedAt) => {
      const key = "enquiry-draft-oem"
      const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as object
      localStorage.setItem(key, JSON.stringify({ ...stored, saved_at: savedAt }))
    }, monthOld)
    await page.goto("/contact")
    await page.getByRole("button", { name: "Delete draft" }).click()
    await expect(page.getByText("You have a saved draft")).toBeHidden()
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("enquiry-draft")))
    await soon(drafts, "drafts that are left").toEqual([])
  })
})

/** Stored submissions of a sender. */
const rowsOf = (email: string) =>
  askAdmin<{ form_submissions: { reference: string; status: string; type: string }[] }>(
    `form-submissions?q=${encodeURIComponent(email)}&fields=reference,status,type`,
  ).then(({ form_submissions: rows }) => rows)

const NETWORK = "Network error. Please check your internet connection and try again."

/** Requests of the browser to our server. */
interface Asked {
  keys: string[]
  submission: object
  mail: object
}

/** Lets the first submission fail in our server, and every request for a mail on its way. */
async function failOnce(page: Page): Promise<Asked> {
  const asked: Asked = { keys: [], submission: {}, mail: {} }
  await page.route("**/api/form-submissions", async (route) => {
    const request = route.request()
    asked.keys.push(request.headers()["idempotency-key"] ?? "")
    asked.submission = request.postDataJSON() as object
    if (asked.keys.length === 1) await route.fulfill({ status: 500, body: "Internal Server Error" })
    else await route.continue()
  })
  await page.route("**/api/send-form-email", (route) => {
    asked.mail = route.request().postDataJSON() as object
    return route.abort()
  })
  return asked
}

for (const { type } of formsFilledBy("")) {
  test(`the form ${type}: faults, no network, a server that fails, two clicks, a mail that fails, and a trap`, async ({
    page,
  }, { project }) => {
    const email = `grace.${type}.${project.name}.${Date.now()}@hopper.example`
    const [filled] = formsFilledBy(email).filter((one) => one.type === type)
    if (!filled) throw new Error(`No form of the type ${type}`)
    const { steps, stored, path } = filled
    const form = formOf(page)
    const send = (steps.at(-1) ?? steps[0])?.next ?? ""
    const origin = new URL(settings.STOREFRONT_URL).origin
    // Like a person who takes a minute: a form sent within three seconds counts as a program's.
    await page.clock.install({ time: Date.now() - 60_000 })
    await page.goto(await path())
    const first = fieldOf(form, steps[0]?.right[0]?.[0] ?? "")
    await first.focus()
    await live(first)

    for (const [place, { next, empty, refused, right }] of steps.entries()) {
      await test.step(`each field's fault is said beside it, part ${place + 1}`, async () => {
        const onward = form.getByRole("button", { name: next, exact: true })
        await onward.click()
        for (const [field, message] of empty)
          await expect(fieldOf(form, field)).toHaveAccessibleErrorMessage(message)
        await expect(fieldOf(form, empty[0]?.[0] ?? "")).toBeFocused()
        if (place === 0) await expectAccessible(page, `the form ${type} with its faults`)
        if (refused.length > 0) {
          for (const [field, value] of refused) await fillField(form, [field, value])
          await onward.click()
          for (const [field, , message] of refused)
            if (message) await expect(fieldOf(form, field)).toHaveAccessibleErrorMessage(message)
        }
        for (const one of right) await fillField(form, one)
        if (place < steps.length - 1) await onward.click()
      })
    }

    await test.step("without a network nothing is lost, and the draft is offered again", async () => {
      await page.context().setOffline(true)
      await form.getByRole("button", { name: send }).click()
      // The page waits before it tries again: its clock moves on by a second at each look.
      const isShown = async () => {
        await page.clock.runFor(1_000)
        return page.getByText(NETWORK).isVisible()
      }
      await soon(isShown, "the message about the network").toBe(true)
      await page.context().setOffline(false)
      await page.reload()
      await page.getByRole("button", { name: "Restore" }).click()
      await expect(fieldOf(form, stored[0])).toHaveValue(stored[1])
      for (const one of steps.at(-1)?.right ?? []) if (one[1] === true) await fillField(form, one)
    })

    const asked = await failOnce(page)
    await test.step("the server fails: a message is shown, and the next try is clicked twice and sent once", async () => {
      await form.getByRole("button", { name: send }).click()
      await expect(page.getByText("Your form was not sent")).toBeVisible()
      await form.getByRole("button", { name: "Try again" }).dblclick()
      await expect(page).toHaveURL(/\/thank-you\?reference=SW-\d{4}-\d{6}/)
      // The same key twice: the backend stores one submission, whichever request arrived.
      expect(asked.keys).toHaveLength(2)
      expect(new Set(asked.keys).size).toBe(1)
    })

    const reference = new URL(page.url()).searchParams.get("reference") ?? ""
    await test.step("the thank-you page is shown although the mail failed, with the time of a reply, and the draft is deleted", async () => {
      await expect(page.getByText(reference, { exact: true })).toBeVisible()
      await expect(page.getByRole("main")).toContainText(PROMISES[type])
      const drafts = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("enquiry-draft")))
      await soon(drafts, "drafts that are left").toEqual([])
    })

    await test.step("one row is stored, and one mail goes to staff and one to the sender", async () => {
      expect(await rowsOf(email)).toEqual([expect.objectContaining({ reference, type, status: "new" })])
      // The mail that the browser could not request is requested by the test.
      await soon(() => Object.keys(asked.mail).length, "requests for a mail").toBeGreaterThan(0)
      const mailed = await page.request.post("/api/send-form-email", {
        data: asked.mail,
        headers: { origin },
      })
      expect([mailed.status(), await mailed.json()]).toEqual([200, { success: true }])
      await expectMails(reference, 2)
    })

    await test.step("a form with the honeypot filled in is thanked for, stored as spam, and not mailed", async () => {
      const trapped = await page.request.post("/api/form-submissions", {
        data: { ...asked.submission, subject: "Cheap pills" },
        headers: { origin, "idempotency-key": `trap-${email}` },
      })
      expect(trapped.status()).toBe(200)
      const { form_submission: stored } = (await trapped.json()) as { form_submission: { reference: string } }
      const rows = await rowsOf(email)
      expect(rows.map((one) => [one.reference, one.status]).sort()).toEqual(
        [
          [reference, "new"],
          [stored.reference, "spam"],
        ].sort(),
      )
      await expectMails(stored.reference, 0)
    })
  })
}
