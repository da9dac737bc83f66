import { expect, type Page, test } from "../support/test"
import { expectPartAccessible, openAdmin, signIn, watchErrors } from "../support/admin"
import { findProduct, readBrands, sendGeneralForm, Staff } from "../support/backend"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, deleteBrands } from "../support/staff"

/** Makes the names of this run's records unique. */
const run = Date.now().toString(36)

/** Dialogs of our own screens. */
const DIALOG = '[role="dialog"]'

/** Opens the menu of a row and chooses from it. */
async function choose(page: Page, row: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${row}` }).click()
  await page.getByRole("menuitem", { name: action }).click()
}

/** Confirms a deletion. */
async function confirm(page: Page) {
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click()

let errors: string[] = []

test.beforeEach(async ({ page }) => {
  errors = watchErrors(page)
  await signIn(page)
})

test.afterEach(() => {
  expect(errors).toEqual([])
})

test("staff see every mail of the shop as people get it", async ({ page }) => {
  await openAdmin(page, "/settings/mails")
  await expect(page.getByRole("heading", { name: "Mails", exact: true })).toBeVisible()
  const sheet = page.frameLocator('iframe[title^="Preview of the mail"]')
  await expect(sheet.getByRole("heading", { name: "Thank you, we have your enquiry" })).toBeVisible()
  await page.getByRole("combobox", { name: "Mail" }).click()
  await page.getByRole("option", { name: "New password for the staff area" }).click()
  await expect(sheet.getByRole("link", { name: "Choose a new password" })).toBeVisible()
  await page.getByRole("tab", { name: "As plain text" }).click()
  await expect(page.getByText("Choose a new password:")).toBeVisible()
  // Without the frame, in which no script runs, neither axe's.
  await expectPartAccessible(page, "main")
})

test("staff create, change and delete a brand", async ({ page, atEnd }) => {
  const name = `Testbrand ${run}`
  atEnd(() => deleteBrands(name))
  await openAdmin(page, "/brands")
  await expectPartAccessible(page, "main")
  await page.getByRole("link", { name: "Create" }).click()
  await expect(page).toHaveURL(/\/brands\/create/)

  // A form without a name is not sent; focus moves to the empty field.
  await save(page)
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  await expect(page.getByText("Name is required")).toBeVisible()

  // The backend's refusal is shown beside its field.
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Handle").fill("Not a slug")
  await save(page)
  await expect(page.getByLabel("Handle")).toHaveAccessibleDescription(/may hold small letters/)
  await expect(page.getByLabel("Handle")).toBeFocused()
  await expectPartAccessible(page, DIALOG)

  await page.getByLabel("Handle").fill(`testbrand-${run}`)
  await page.getByLabel("File for logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  })
  await expect(page.getByAltText("Logo as it is now")).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(/\/brands$/)

  await page.getByRole("searchbox", { name: "Search brands" }).fill(run)
  await expect(page).toHaveURL(new RegExp(`q=${run}`))
  await page.getByRole("link", { name }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name)
  await page.getByLabel("Name", { exact: true }).fill(`${name} renamed`)

  // Closing asks for confirmation, because the change is not saved.
  await page.keyboard.press("Escape")
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click()
  await save(page)
  await expect(page).toHaveURL(new RegExp(`/brands\\?q=${run}`))
  await expect(page.getByRole("link", { name: `${name} renamed` })).toBeVisible()
  const staff = await Staff.signIn()
  await soon(() => staff.brandName(`testbrand-${run}`), "the stored name").toBe(`${name} renamed`)

  // One that has products asks where they go.
  const { brands } = await askAdmin<{ brands: { id: string }[] }>(`brands?handle=testbrand-${run}`)
  const { machine_type: machineType } = await findProduct()
  const product = { title: name, handle: `testbrand-${run}`, sku: `TB-${run}`, price: 10 }
  const id = await staff.createProduct({
    ...{ ...product, brandId: brands[0]?.id ?? null, machineTypeId: machineType.id },
  })
  atEnd(() => staff.tidy())
  await choose(page, `${name} renamed`, "Delete")
  await confirm(page)
  const question = page.getByRole("dialog", { name: `Delete ${name} renamed` })
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(question.getByText("Its products go to is required")).toBeVisible()
  await expectPartAccessible(page, DIALOG)
  await question.getByRole("combobox", { name: "Its products go to" }).click()
  await page.getByRole("option", { name: "No brand" }).click()
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Nothing found")).toBeVisible()
  await openAdmin(page, `/products/${id}`)
  await expect(page.getByText("Left out until it has a brand")).toBeVisible()
})

test("staff change a product's profile and brand on its page", async ({ page }) => {
  const staff = await Staff.signIn()
  const { brand, machine_type: machineType } = await findProduct()
  const title = `Profile test ${run}`
  const id = await staff.createProduct({
    title,
    handle: `profile-test-${run}`,
    brandId: brand.id,
    machineTypeId: machineType.id,
    sku: `PT-${run}`,
    price: 10,
  })
  try {
    await openAdmin(page, `/products/${id}`)
    const profile = page.getByRole("region", { name: "Profile" })
    await expect(profile).toBeVisible()
    await expectPartAccessible(page, '[role="region"][aria-label="Profile"]')

    await page.getByRole("button", { name: "Edit profile" }).click()
    await expect(page.getByRole("dialog", { name: `Profile of ${title}` })).toBeVisible()
    await page
      .getByLabel("Long description")
      .fill(
        '<h2>Tough</h2><p>Reads <b>anything</b>.<script>alert(1)</script></p><img src="data:image/png;base64,AAAA">',
      )
    await expect(
      page.getByText(
        "A picture is taken out when this is saved: pages cannot show data:image/png;base64,AAAA.",
      ),
    ).toBeVisible()
    // Before the preview opens: its sandbox blocks the checker.
    await expectPartAccessible(page, DIALOG)
    await page.getByRole("tab", { name: "Preview" }).click()
    const preview = page.frameLocator('iframe[title="Preview of long description"]')
    await expect(preview.getByRole("heading", { name: "Tough" })).toBeVisible()
    await expect(preview.locator("script")).toHaveCount(0)
    await page.getByLabel("Key features").fill("Tough\nLight")
    await page.getByLabel("Form factor").fill("Handheld")
    await page.getByLabel("Rating", { exact: true }).fill("9")
    await save(page)
    await expect(page.getByLabel("Rating", { exact: true })).toHaveAccessibleDescription(/at most 5/)
    await page.getByLabel("Rating", { exact: true }).fill("4.5")
    await save(page)
    await expect(profile.getByText("4.5 of 5")).toBeVisible()
    await expect(profile.getByText("Handheld")).toBeVisible()
    const other = (await readBrands()).find((one) => one.id !== brand.id)
    await page.getByRole("button", { name: "Change brand" }).click()
    await page.getByRole("combobox", { name: "Brand" }).click()
    await page.getByRole("option", { name: other?.name, exact: true }).click()
    await expectPartAccessible(page, DIALOG)
    await save(page)
    await expect(
      page.getByRole("region", { name: "Brand" }).getByRole("link", { name: other?.name }),
    ).toBeVisible()
  } finally {
    await staff.remove("product", id)
  }
})

test("staff change a machine type on its category's page", async ({ page }) => {
  const { machine_type: machineType } = await findProduct()
  await openAdmin(page, `/categories/${machineType.id}`)
  const section = page.getByRole("region", { name: "Machine type" })
  await expectPartAccessible(page, '[role="region"][aria-label="Machine type"]')
  await page.getByRole("button", { name: "Edit machine type" }).click()
  const intro = page.getByLabel("Introduction")
  const before = await intro.inputValue()
  await intro.fill(`${before} ${run}`)
  await expectPartAccessible(page, DIALOG)
  await save(page)
  await expect(section.getByText(run)).toBeVisible()
  await page.getByRole("button", { name: "Edit machine type" }).click()
  await intro.fill(before)
  await intro.press("Control+Enter")
  await expect(section.getByText(run)).toHaveCount(0)
})

test("staff write, schedule, publish and delete an article", async ({ page, atEnd }) => {
  const title = `Printhead care ${run}`
  atEnd(() => deleteArticles(run))
  const dialog = page.getByRole("dialog")
  await openAdmin(page, "/blogs/create")
  await dialog.getByLabel("Title", { exact: true }).fill(title)
  await dialog.getByRole("combobox", { name: "Type" }).click()
  await page.getByRole("option", { name: "News" }).click()
  await dialog.getByLabel("Category").fill(`Care ${run}`)
  await dialog.getByLabel("Tags").fill("labels\nprinters")
  await dialog.getByLabel("Content").fill("<h2>Dust</h2><p>Clean it weekly.</p>")
  await dialog.getByLabel("Publish at").fill("2099-01-01T09:00")
  await expectPartAccessible(page, DIALOG)
  await save(page)
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(dialog).toHaveCount(0)

  await page.getByRole("combobox", { name: "Category" }).click()
  await page.getByRole("option", { name: `Care ${run}` }).click()
  const row = page.getByRole("row").filter({ hasText: title })
  await expect(row).toContainText("Planned for 1 Jan 2099")

  await page.getByRole("link", { name: title }).click()
  await expect(dialog.getByLabel("Slug")).toHaveValue(`printhead-care-${run}`)
  await expect(dialog.getByLabel("Tags")).toHaveValue("labels\nprinters")
  await dialog.getByRole("switch", { name: "Published" }).press("Space")
  await save(page)
  await expect(row).toContainText("Published")

  await choose(page, title, "Delete")
  await confirm(page)
  await expect(page.getByText("Nothing found")).toBeVisible()
})

test("staff create a URL SEO config, and delete several at once", async ({ page }) => {
  const dialog = page.getByRole("dialog")
  const staff = await Staff.signIn()
  await staff.configureUrls([{ url: `/test-${run}-one`, meta_title: "Title one", is_active: false }])
  await openAdmin(page, "/url-seo/create")
  await dialog.getByLabel("Path").fill(`/test-${run}-two`)
  await dialog.getByLabel("Meta title").fill("Title two")
  await dialog.getByRole("combobox", { name: "May be listed (index)" }).click()
  await page.getByRole("option", { name: "No", exact: true }).click()
  await dialog.getByRole("button", { name: "Add a tag" }).click()
  await dialog.getByLabel("Name of tag 1").fill("author")
  await dialog.getByLabel("Content of tag 1").fill("Scanwright")
  await expectPartAccessible(page, DIALOG)
  await save(page)
  await expect(page).toHaveURL(/\/url-seo$/)

  await openAdmin(page, `/url-seo?q=${run}`)
  await page.getByRole("link", { name: `/test-${run}-two` }).click()
  await expect(dialog.getByRole("combobox", { name: "May be listed (index)" })).toHaveText("No")
  await expect(dialog.getByLabel("Content of tag 1")).toHaveValue("Scanwright")
  await page.getByRole("button", { name: "Cancel" }).click()

  await page.getByRole("checkbox", { name: "Select every row of this page" }).click()
  await expect(page.getByText("2 selected")).toBeVisible()
  await page.getByRole("button", { name: /^Delete/ }).click()
  await confirm(page)
  await expect(page.getByText("Nothing found")).toBeVisible()
})

test("staff read a submission, change its status and delete it", async ({ page }) => {
  const reference = await sendGeneralForm(`Visitor ${run}`, "Please ring.\nTomorrow is fine.")
  await openAdmin(page, `/form-submissions?q=${reference}`)
  await page.getByRole("link", { name: reference }).click()
  const drawer = page.getByRole("dialog", { name: reference })
  // The list behind the drawer is hidden from roles.
  const row = page.locator("tr").filter({ hasText: reference })
  await expect(drawer.getByText("Tomorrow is fine.")).toBeVisible()
  await expect(drawer.getByText("Acknowledgement to the sender")).toBeVisible()
  await expectPartAccessible(page, DIALOG)

  await drawer.getByRole("combobox", { name: "Change status to" }).click()
  await page.getByRole("option", { name: "Other…" }).click()
  await drawer.getByLabel("Status in your own words").fill("Waiting for parts")
  await drawer.getByRole("button", { name: "Save status" }).click()
  await expect(row).toContainText("Waiting for parts")

  await drawer.getByRole("button", { name: "Delete" }).click()
  await confirm(page)
  await expect(page.getByText("Nothing found")).toBeVisible()
})
