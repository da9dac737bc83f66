import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { askAdmin, newestMails } from "../support/staff"

const formOf = (page: Page) => page.locator("form[method=post]")
const EXACT = { exact: true }

/** Opens a form and waits until the form is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const message = formOf(page).getByLabel("Message")
  await message.focus()
  await live(message)
}

/** What is stored of forms that were not sent. */
const draftsOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.startsWith("enquiry-draft")),
    ),
  )

/** Stored submissions of a sender. */
const rowsOf = (email: string) =>
  askAdmin<{ form_submissions: { reference: string; status: string; type: string }[] }>(
    `form-submissions?q=${encodeURIComponent(email)}&fields=reference,status,type`,
  ).then(({ form_submissions: rows }) => rows)

/** How many of the newest mails name a reference. */
const mailsAbout = async (reference: string) =>
  (await newestMails(80)).filter(({ subject, text }) => `${subject ?? ""} ${text ?? ""}`.includes(reference))
    .length

const NETWORK = "Network error. Please check your internet connection and try again."

/** Requests of the browser to our server. */
interface Asked {
  keys: string[]
  mail: object
}

/** Lets the first submission fail in our server, and every request for a mail on its way. */
async function failOnce(page: Page): Promise<Asked> {
  const asked: Asked = { keys: [], mail: {} }
  await page.route("**/api/form-submissions", async (route) => {
    asked.keys.push(route.request().headers()["idempotency-key"] ?? "")
    if (asked.keys.length === 1) await route.fulfill({ status: 500, body: "Internal Server Error" })
    else await route.continue()
  })
  await page.route("**/api/send-form-email", (route) => {
    asked.mail = route.request().postDataJSON() as object
    return route.abort()
  })
  return asked
}

test("an OEM enquiry is sent, and what was typed into another form is still there", async ({ page }) => {
  const form = formOf(page)
  for (const path of ["/contact", "/oems"]) {
    await open(page, path)
    await form.getByLabel("Message").fill(`Typed into ${path}`)
  }
  for (const path of ["/contact", "/oems"]) {
    await page.goto(path)
    await expect(form.getByLabel("Message")).toHaveValue(`Typed into ${path}`)
  }

  await test.step("the enquiry is thanked for with the time of a reply, and its draft is deleted", async () => {
    await form.getByLabel("Name", EXACT).fill("Grace Hopper")
    await form.getByLabel("Work e-mail").fill("grace@hopper.example")
    await form.getByLabel("Company").fill("Hopper Lockers")
    await form.getByLabel("Website").fill("www.hopper.example")
    await form.getByLabel(/^I agree/).check()
    await form.getByRole("button", { name: "Send OEM enquiry" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-\d{4}-\d{6}/)
    await expect(page.getByRole("main")).toContainText(/within two working days/)
    await soon(() => draftsOf(page), "drafts that are left").toEqual(["enquiry-draft-general/contact"])
  })
})

test("an enquiry: faults, no network, a server that fails, two clicks, and a mail that fails", async ({
  page,
}, { project }) => {
  const email = `grace.${project.name}.${Date.now()}@hopper.example`
  const form = formOf(page)
  const send = form.getByRole("button", { name: "Send message" })
  // Its clock is moved on by the steps below.
  await page.clock.install()
  await open(page, "/contact")

  await test.step("each field's fault is said beside it", async () => {
    await form.getByLabel("Phone").fill("12")
    await send.click()
    for (const [label, message] of [
      [/^Name/, /Enter your name/],
      [/^Work e-mail/, /Enter your work e-mail address/],
      [/^Phone/, /Enter a phone number in the form/],
      [/^Message/, /Enter your message/],
      [/^I agree/, /Tick the box to say that you agree/],
    ] as const)
      await expect(form.getByLabel(label)).toHaveAccessibleErrorMessage(message)
    await expect(form.getByLabel("Name", EXACT)).toBeFocused()
    await expectAccessible(page, "a form with its faults")
    await form.getByLabel("Name", EXACT).fill("Grace Hopper")
    await form.getByLabel("Work e-mail").fill(email)
    await form.getByLabel("Phone").fill("01632 960 123")
    await form.getByLabel("What is it about?").selectOption({ label: "Rental" })
    await form.getByLabel("Message").fill("Thirty handhelds for a stocktake.")
    await form.getByLabel(/^I agree/).check()
  })

  await test.step("without a network nothing is lost, also after a reload", async () => {
    await page.context().setOffline(true)
    await send.click()
    // The page waits before it tries again: its clock moves on by a second at each look.
    const isShown = async () => {
      await page.clock.runFor(1_000)
      return page.getByText(NETWORK).isVisible()
    }
    await soon(isShown, "the message about the network").toBe(true)
    await page.context().setOffline(false)
    await page.reload()
    await expect(form.getByLabel("Message")).toHaveValue("Thirty handhelds for a stocktake.")
    await form.getByLabel(/^I agree/).check()
  })

  const asked = await failOnce(page)
  await test.step("the server fails: a message is shown, and the next try is clicked twice and sent once", async () => {
    await send.click()
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
    await expect(page.getByRole("main")).toContainText(/within one working day/)
    await soon(() => draftsOf(page), "drafts that are left").toEqual([])
  })

  await test.step("one row is stored, and one mail goes to staff and one to the sender", async () => {
    expect(await rowsOf(email)).toEqual([
      expect.objectContaining({ reference, type: "general", status: "new" }),
    ])
    // The mail that the browser could not request is requested by the test.
    await soon(() => Object.keys(asked.mail).length, "requests for a mail").toBeGreaterThan(0)
    const mailed = await page.request.post("/api/send-form-email", {
      data: asked.mail,
      headers: { origin: new URL(settings.STOREFRONT_URL).origin },
    })
    expect([mailed.status(), await mailed.json()]).toEqual([200, { success: true }])
    await soon(() => mailsAbout(reference), `mails about ${reference}`).toBe(2)
  })
})
