import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, sendGeneralForm, Staff } from "../support/backend"
import { chooseInMenu, findRow, goTo, openFound, pressTabs, retype, signIn, tabTo } from "../support/keyboard"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, deleteProducts, deleteRedirects, openStaffPage } from "../support/staff"

test.use({ viewport: { width: 1280, height: 800 } })

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

test("staff change a price and the status of a submission without a mouse (issue 18)", async ({ page }) => {
  const product = await findProduct()
  const reference = await sendGeneralForm("Keyboard Buyer", "Do you sell spare straps?")
  const price = page.getByRole("textbox", { name: /^Price ex VAT/ })

  await test.step("sign in", () => signIn(page))

  await test.step("“?” lists the shortcuts, and those of one character can be switched off", async () => {
    await page.keyboard.press("?")
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" })
    const single = dialog.getByRole("switch", { name: "Shortcuts of a single character" })
    await expect(single).toBeFocused()
    await expectAccessible(page, "the list of shortcuts")
    await page.keyboard.press("Space")
    await expect(single).not.toBeChecked()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await page.keyboard.press("?")
    await page.keyboard.press("g")
    await page.keyboard.press("p")
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await tabTo(page, page.getByRole("button", { name: "Keyboard shortcuts" }))
    await page.keyboard.press("Enter")
    await expect(single).toBeFocused()
    await page.keyboard.press("Space")
    await expect(single).toBeChecked()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })

  await test.step("find a product and open it", async () => {
    await goTo(page, "p", "/admin/products")
    await openFound(page, "Products", product.part_number)
    await expect(page).toHaveURL(/\/admin\/edit-product\//)
  })

  await test.step("change its price, and save from the field", async () => {
    await tabTo(page, page.getByRole("link", { name: "Price and stock" }))
    await page.keyboard.press("Enter")
    await tabTo(page, price)
    const before = await price.inputValue()
    for (const next of ["1234.56", before]) {
      await retype(page, next)
      await page.keyboard.press("ControlOrMeta+s")
      await expect(page.getByText(/^Saved \d/)).toBeVisible()
      await expect(price).toHaveValue(next)
    }
  })

  await test.step("go to the submissions, open one and set its status", async () => {
    await tabTo(page, page.getByRole("button", { name: "Price and stock", exact: true }), "Shift+Tab")
    await goTo(page, "s", "/admin/submissions")
    await openFound(page, "Submissions", reference)
    await tabTo(page, page.getByRole("combobox", { name: "Status" }))
    await page.keyboard.type("Answered")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(toast(page)).toContainText(`${reference}: Answered`)
  })

  await test.step("sign out", async () => {
    await tabTo(page, page.getByRole("button", { name: "Sign out" }), "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in")
  })
})

test("staff write and schedule an article, and set the title of an address, without a mouse", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const title = `Typed ${stamp}`
  const url = `/typed-${stamp}`
  const staff = await Staff.signIn()
  const [config = ""] = await staff.configureUrls([{ url, meta_title: "Before", is_active: false }])
  atEnd(() => staff.forgetUrls([config]))
  atEnd(() => deleteArticles(stamp))
  await signIn(page)

  await test.step("write the article", async () => {
    await goTo(page, "a", "/admin/blogs")
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Add blog" }))
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByLabel("Title", { exact: true }))
    await page.keyboard.type(title)
    const content = page.getByRole("textbox", { name: /^Content/ })
    // The editor is a script of its own, which writes its part of the page itself.
    await pressTabs(page, content)
    await page.keyboard.type("Scanners read ")
    await page.keyboard.press("ControlOrMeta+b")
    await page.keyboard.type("in the dark")
    await expect(content.locator("strong")).toHaveText("in the dark")
  })

  await test.step("schedule it for a Tuesday", async () => {
    await tabTo(page, page.getByRole("radio", { name: "Draft" }))
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("radio", { name: "Scheduled" })).toBeChecked()
    const days = page.getByRole("group", { name: "At 09:00 on" })
    await tabTo(page, days.getByRole("button", { name: /^Tue / }))
    await page.keyboard.press("Enter")
    await page.keyboard.press("ControlOrMeta+s")
    await expect(toast(page)).toContainText(`“${title}” is saved. It will be published on`)
    await expect(page).toHaveURL(/\/admin\/edit-blog\//)
  })

  await test.step("set the title of an address", async () => {
    await goTo(page, "u", "/admin/url-seo")
    await tabTo(page, page.getByRole("link", { name: "All with a config" }))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/kind=configured/)
    await openFound(page, "Public addresses", url)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(url)
    const field = page.getByLabel("Title", { exact: true })
    await tabTo(page, field)
    await expect(field).toHaveValue("Before")
    await retype(page, title)
    await page.keyboard.press("ControlOrMeta+s")
    await expect(page.getByText("All changes saved")).toBeVisible()
    const storedTitle = async () =>
      (await askAdmin<{ url_seo: { meta_title: string } }>(`url-seo/${config}`)).url_seo.meta_title
    await soon(storedTitle, `the title of ${url}`).toBe(title)
  })

  const { blogs } = await askAdmin<{ blogs: { id: string }[] }>(`blogs?q=${stamp}`)
  expect(blogs).toHaveLength(1)
})

test("staff import a price list, and put a product's pictures in order, without a mouse", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36).toUpperCase()
  const name = `Typed Tablet ${stamp}`
  atEnd(() => deleteProducts(name))
  const staff = await Staff.signIn()
  await signIn(page)
  const picture = new Uint8Array(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }))
  const urls = [
    await staff.uploadPicture("front.png", "image/png", picture),
    await staff.uploadPicture("back.png", "image/png", picture),
  ]

  await test.step("choose the file, check it, and import it", async () => {
    // Waits from here on: the browser opens its own window until it has been asked for the event.
    const choosing = page.waitForEvent("filechooser")
    await goTo(page, "i", "/admin/import")
    await tabTo(page, page.getByLabel("CSV or Excel file"))
    await page.keyboard.press("Enter")
    await (
      await choosing
    ).setFiles({
      name: `typed-${stamp}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(
        `part_number,name,brand,machine_type,price,stock\nTYPED-${stamp},${name},Zebra,Tablets,100,5\n`,
      ),
    })
    await tabTo(page, page.getByRole("button", { name: "Check the file" }))
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByRole("button", { name: "Import 1 product" }))
    await page.keyboard.press("Enter")
    await expect(page.getByText(`typed-${stamp}.csv is imported`)).toBeVisible({ timeout: 60_000 })
  })

  let id: string | undefined
  const found = async () => {
    const { products } = await askAdmin<{ products: { id: string; name: string }[] }>(
      `catalogue?q=TYPED-${stamp}&facets=false`,
    )
    id = products.find((product) => product.name === name)?.id
    return id
  }
  await soon(found, `the id of ${name}`).toBeDefined()
  const read = async () =>
    (await askAdmin<{ product: { images: { url: string }[] } }>(`catalogue/products/${id ?? ""}`)).product
      .images
  await askAdmin(`catalogue/products/${id ?? ""}`, "POST", {
    images: urls.map((url, at) => ({ url, alt_text: `Side ${at + 1}`, title_text: "" })),
  })
  const before = await read()

  await test.step("move the second picture to the first place, and save", async () => {
    await goTo(page, "p", "/admin/products")
    await openFound(page, "Products", name)
    await tabTo(page, page.getByRole("link", { name: "Pictures", exact: true }))
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByRole("button", { name: "Move picture 2 earlier" }))
    await page.keyboard.press("Enter")
    await expect(page.getByText("Side 2 is now picture 1 of 2, the main picture")).toBeAttached()
    await expect(page.getByRole("button", { name: "Move picture 1 earlier" })).toBeFocused()
    await page.keyboard.press("ControlOrMeta+s")
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    const order = async () => (await read()).map(({ url }) => url)
    await soon(order, "the order of its pictures").toEqual(before.map(({ url }) => url).toReversed())
  })
})

test("staff answer submissions one by one and several at once, and set a redirect, without a mouse", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const sender = `Typed ${stamp}`
  const old = `/typed-${stamp}`
  atEnd(() => deleteRedirects(old))
  await sendGeneralForm(sender, "Do you sell spare batteries?")
  const reference = await sendGeneralForm(sender, "And chargers?")
  await signIn(page)

  await test.step("select two rows with X, and set the status of both", async () => {
    await goTo(page, "s", "/admin/submissions")
    const rows = page.getByRole("table", { name: "Submissions" }).getByRole("rowheader")
    await findRow(page, "Submissions", sender)
    await expect(rows).toHaveCount(2)
    await page.keyboard.press("x")
    await page.keyboard.press("j")
    await page.keyboard.press("x")
    await expect(page.getByText("2 selected")).toBeVisible()
    await tabTo(page, page.getByRole("button", { name: "Set status" }), "Shift+Tab")
    await chooseInMenu(page, "Set to In progress")
    await expect(toast(page)).toContainText("2 submissions: In progress")
  })

  await test.step("reply to one of them", async () => {
    await openFound(page, "Submissions", reference)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(reference)
    await tabTo(page, page.getByRole("textbox", { name: "Reply" }))
    await page.keyboard.type("Yes, both are in stock.")
    await tabTo(page, page.getByRole("button", { name: "Send reply" }))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("list", { name: "Replies" })).toContainText("Yes, both are in stock.")
  })

  await test.step("add a redirect, and delete it again", async () => {
    await goTo(page, "r", "/admin/settings/redirects")
    await tabTo(page, page.getByRole("button", { name: "Add redirect" }))
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Add redirect" })
    await tabTo(page, dialog.getByRole("textbox", { name: "Old address" }))
    await page.keyboard.type(old)
    await tabTo(page, dialog.getByRole("textbox", { name: "Leads to" }))
    await page.keyboard.type("/about")
    await page.keyboard.press("Enter")
    await expect(toast(page)).toContainText(`${old} leads to /about`)
    await expect(dialog).toBeHidden()
    await page.keyboard.press("/")
    await expect(page.getByRole("searchbox", { name: "Search redirects" })).toBeFocused()
    await page.keyboard.type(old)
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.searchParams.get("q") === old)
    await tabTo(page, page.getByRole("button", { name: `Actions for ${old}` }))
    await chooseInMenu(page, "Delete")
    await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: `Actions for ${old}` })).toHaveCount(0)
  })

  const { form_submissions: sent } = await askAdmin<{ form_submissions: { id: string }[] }>(
    `form-submissions?q=${encodeURIComponent(sender)}`,
  )
  for (const { id } of sent) await askAdmin(`form-submissions/${id}`, "DELETE")
})

for (const width of [1280, 390]) {
  test(`the shortcuts are listed under “?” and by a button, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openStaffPage(page, "/admin/dashboard")
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" })
    await live(page.getByRole("button", { name: "Sign out" }))
    await page.keyboard.press("?")
    const places = dialog.getByRole("region", { name: "Go to" })
    for (const place of ["Products", "Figures", "Company", "Redirects", "Staff"]) {
      await expect(places.getByText(place, { exact: true })).toBeVisible()
    }
    await expectAccessible(page, "the list of shortcuts")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
    await expect(dialog).toBeVisible()
  })
}
