import { readFile } from "node:fs/promises"
import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, Staff } from "../support/backend"
import { structuredData } from "../support/head"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { openStaffPage } from "../support/staff"

const MANUAL = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\nHow to hold the scanner",
)

test("staff add a manual to a product, and a buyer downloads it from the product's page (issue 18)", async ({
  page,
  request,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const staff = await Staff.signIn()
  atEnd(() => staff.tidy())
  const { brand, machine_type: machineType } = await findProduct()
  const handle = `files-${stamp}`
  const id = await staff.createProduct({
    ...{ title: `Files Scanner ${stamp}`, handle, sku: `FILES-${stamp}`, price: 10 },
    ...{ brandId: brand.id, machineTypeId: machineType.id },
  })
  const path = `/products/${brand.handle}/${machineType.handle}/${handle}`
  const title = `Reference guide ${stamp}`

  await test.step("staff choose the file, and say what it is", async () => {
    await openStaffPage(page, `/admin/edit-product/${id}`)
    await live(page.getByRole("button", { name: "Save", exact: true }))
    await page.getByLabel(/^Upload files/).setInputFiles([
      { name: "reference-guide.pdf", mimeType: "application/pdf", buffer: MANUAL },
      { name: "page.txt", mimeType: "text/plain", buffer: Buffer.from("<!doctype html><p>A page</p>") },
    ])
    const file = page.getByRole("group", { name: /^File 1/ })
    const name = file.getByRole("textbox", { name: "Title" })
    await expect(name).toHaveValue("reference guide")
    await expect(page.getByText("is not accepted: send")).toBeVisible()
    await name.fill(title)
    await expect(file.getByRole("combobox", { name: "What it is" })).toHaveValue("manual")
    await file.getByRole("textbox", { name: /^Language/ }).fill("English")
    await file.getByRole("textbox", { name: /^Version/ }).fill("3")
    await expectAccessible(page, "the files of the product form")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Saved and published")
  })

  await test.step("it is soon on the product's page, with what it is", async () => {
    const html = async () => (await request.get(path)).text()
    await soon(html, "the page names the file").toContain(title)
    await soon(async () => JSON.stringify(structuredData(await html())), "its structured data").toContain(
      title,
    )
    await page.goto(path)
    await (await live(page.getByRole("tab", { name: "Downloads" }))).click()
    const panel = page.getByRole("tabpanel", { name: "Downloads" })
    await expect(panel.getByRole("link")).toHaveText([/data sheet$/, title])
    await expect(panel).toContainText(`Manual, PDF, ${MANUAL.length} bytes, English, Version 3`)
    await expectAccessible(page, "the downloads of a product")
  })

  await test.step("what a buyer downloads is what staff uploaded, under its title", async () => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: title }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${title}.pdf`)
    expect(await readFile(await file.path())).toEqual(MANUAL)
    const answer = await request.get(new URL(file.url()).pathname)
    expect(answer.headers()).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    })
  })
})
