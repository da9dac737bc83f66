import { expect, test } from "@playwright/test"
import { readBrands, readMachineTypes, sendEnquiry } from "../support/backend"
import { textOf } from "../support/html"
import { live } from "../support/live"
import { askAdmin, openStaffPage } from "../support/staff"

/** What the shop promises: a change by staff is on the public pages within two seconds. */
const PROMISE_MS = 2_000

test("a day of staff: a product added and seen by visitors, an article scheduled, an enquiry answered (issue 7)", async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, "A day at a desk; the forms are looked at on a phone by their own tests.")
  test.slow()
  const stamp = Date.now().toString(36)
  const product = `Day Scanner ${stamp}`
  const [[brand], [machineType]] = await Promise.all([readBrands(), readMachineTypes()])
  const reference = await sendEnquiry("Charles Babbage", "Can you repair an engine?")

  await test.step("a product is added and published", async () => {
    await openStaffPage(page, "/admin/add-product")
    await (await live(page.getByRole("textbox", { name: "Name", exact: true }))).fill(product)
    for (const [label, choice] of [
      [/^Brand/, brand?.name ?? ""],
      [/^Machine type/, machineType?.name ?? ""],
    ] as const) {
      await page.getByRole("combobox", { name: label }).fill(choice)
      await page.getByRole("option", { name: choice, exact: true }).click()
    }
    await page.getByRole("textbox", { name: /^Price ex VAT/ }).fill("123.45")
    await page.getByRole("textbox", { name: /^SKU/ }).fill(`DAY-${stamp}`)
    await page.getByRole("textbox", { name: /^Stock/ }).fill("7")
    await page.getByRole("button", { name: "Save and publish" }).click()
    await expect(page.getByText("Saved and published")).toBeVisible()
  })

  await test.step("visitors see it within two seconds", async () => {
    const path = await page.getByRole("link", { name: "View page" }).first().getAttribute("href")
    await expect
      .poll(async () => textOf(await (await request.get(path ?? "")).text()), {
        timeout: PROMISE_MS,
        intervals: [50],
      })
      .toContain(product)
    const text = textOf(await (await request.get(path ?? "")).text())
    expect(text).toContain("£123.45")
    expect(text).toContain("7 in stock")
  })

  await test.step("an article is written and scheduled", async () => {
    await page.goto("/admin/add-blog")
    await (await live(page.getByRole("textbox", { name: "Title", exact: true }))).fill(`A day ${stamp}`)
    await page.getByRole("textbox", { name: /^Content/ }).click()
    await page.keyboard.type("Written in the morning, read in five years.")
    await page.getByRole("radio", { name: "Scheduled" }).check()
    await page.getByLabel("Publish at").fill("2031-01-31T09:30")
    await page.getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/edit-blog\//)
    const seen = await (await request.get(`/blogs/a-day-${stamp}`)).text()
    expect(seen, "visitors do not see it yet").not.toContain("Written in the morning")
  })

  await test.step("the enquiry is answered", async () => {
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
    const status = page.getByRole("combobox", { name: `Status of ${reference}` })
    await (await live(status)).selectOption("responded")
    await expect(page.getByText(`${reference}: Responded`)).toBeVisible()
  })

  await test.step("and the day ends", async () => {
    await page.getByRole("button", { name: "Sign out" }).click()
    await expect(page.getByText("You are signed out.")).toBeVisible()
  })

  const { products } = await askAdmin<{ products: { id: string }[] }>(`catalogue?q=DAY-${stamp}&facets=false`)
  for (const { id } of products) await askAdmin(`products/${id}`, "DELETE")
  const { blogs } = await askAdmin<{ blogs: { id: string }[] }>(`blogs?q=${stamp}`)
  for (const { id } of blogs) await askAdmin(`blogs/${id}`, "DELETE")
})

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
