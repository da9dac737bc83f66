import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { sendGeneralForm, Staff } from "../support/backend"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, deleteProducts, memberWithRole, openStaffPage } from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** Opens the actions of a row, and chooses one. */
async function act(page: Page, row: string, action: string): Promise<void> {
  await (await live(page.getByRole("button", { name: `Actions for ${row}`, exact: true }))).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

/** Creates a product, and waits until lists find it. @returns its id */
async function createProduct(name: string): Promise<string> {
  const { machine_types: types } = await askAdmin<{ machine_types: { id: string }[] }>("machine-types")
  const { product } = await askAdmin<{ product: { id: string } }>("catalogue/products", "POST", {
    ...{ name, machine_type_id: types[0]?.id, tags: ["Retail"] },
  })
  const found = async () => {
    const path = `catalogue?q=${encodeURIComponent(name)}&facets=false`
    return (await askAdmin<{ products: { id: string }[] }>(path)).products.map(({ id }) => id)
  }
  await soon(found, `what is found by ${name}`).toContain(product.id)
  return product.id
}

test("staff choose a table's columns, change tags of many products and schedule a price", async ({
  page,
  atEnd,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const stamp = Date.now().toString(36).toUpperCase()
  atEnd(() => deleteProducts(stamp))
  const id = await createProduct(`Tagged ${stamp}`)

  await test.step("the headings of a long table stay in view, and nothing is hidden at first", async () => {
    await openStaffPage(page, "/admin/products")
    const table = page.getByRole("table", { name: "Products" })
    for (const name of ["Product", "Price ex VAT", "Stock", "Updated"])
      await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible()
    await table.getByRole("rowheader").last().scrollIntoViewIfNeeded()
    await expect(table.getByRole("columnheader", { name: "Price ex VAT" })).toBeInViewport()
    await expect(table.getByRole("button", { name: /^Actions for / }).last()).toBeInViewport({ ratio: 1 })
  })

  await test.step("a column is hidden, another moved, and both are remembered until a reset", async () => {
    const heads = page.getByRole("table", { name: "Products" }).getByRole("columnheader")
    await (await live(page.getByRole("button", { name: "Columns", exact: true }))).click()
    const dialog = page.getByRole("dialog", { name: "Columns" })
    await expect(dialog.getByRole("checkbox", { name: "Product" })).toBeDisabled()
    await dialog.getByRole("checkbox", { name: "Price ex VAT" }).uncheck()
    await dialog.getByRole("button", { name: "Move Updated up" }).click()
    await expectAccessible(page, "the choice of columns")
    await dialog.getByRole("button", { name: "Done" }).click()
    await page.reload()
    await expect(heads).toHaveText(["", "Product", "Updated", "Stock", "Actions"])
    await (await live(page.getByRole("button", { name: "Columns", exact: true }))).click()
    await dialog.getByRole("button", { name: "Reset" }).click()
    await dialog.getByRole("button", { name: "Done" }).click()
    await expect(heads).toHaveText(["", "Product", "Price ex VAT", "Stock", "Updated", "Actions"])
  })

  await test.step("tags are added to the selected products", async () => {
    await page.goto(`/admin/products?q=Tagged+${stamp}`)
    await (await live(page.getByRole("checkbox", { name: `Select Tagged ${stamp}` }))).check()
    await page.getByRole("button", { name: "Tags", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Add or remove tags" })
    await dialog.getByRole("button", { name: "Change", exact: true }).click()
    await expect(dialog.getByRole("textbox", { name: "Tags" })).toHaveAccessibleDescription(
      /Write 1 to 20 tags/,
    )
    await dialog.getByRole("textbox", { name: "Tags" }).fill("Clearance, Cold store")
    await dialog.getByRole("button", { name: "Change", exact: true }).click()
    await expect(toast(page)).toContainText("1 product changed.")
    const tags = async () =>
      (await askAdmin<{ product: { tags: string[] } }>(`catalogue/products/${id}`)).product.tags
    await soon(tags, "the product's tags").toEqual(["Clearance", "Cold store", "Retail"])
  })

  await test.step("a price is scheduled in the product's form, and its product is found by it", async () => {
    await page.goto(`/admin/edit-product/${id}`)
    await (await live(page.getByRole("button", { name: "Schedule a price" }))).click()
    const dialog = page.getByRole("dialog", { name: "Schedule a price" })
    const price = dialog.getByRole("textbox", { name: "New price ex VAT" })
    await price.fill("12,50")
    await dialog.getByLabel("From").fill("2020-01-31T09:00")
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(price).toHaveAccessibleDescription(/12,50 could mean 12\.50 or 1,250: write 12\.50/)
    await price.fill("149.50")
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(dialog.getByText("Choose a time in the future")).toBeVisible()
    await expectAccessible(page, "scheduling a price")
    const nextYear = new Date().getUTCFullYear() + 1
    await dialog.getByLabel("From").fill(`${nextYear}-01-31T09:00`)
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click()
    const prices = page.getByRole("list", { name: "Scheduled prices" })
    await expect(prices).toContainText("£149.50 ex VAT")
    await expect(prices).toContainText(`From 31 January ${nextYear} at 09:00`)
    await page.goto(`/admin/products?q=Tagged+${stamp}&scheduled_price=true`)
    await expect(page.getByRole("link", { name: `Tagged ${stamp}` })).toBeVisible()
    await page.goto(`/admin/edit-product/${id}`)
    await (await live(prices.getByRole("button", { name: "Remove £149.50" }))).click()
    await expect(prices).toBeHidden()
  })
})

test("a salesperson deletes submissions for good, after a question", async ({ page, atEnd }) => {
  const sender = `Deleted ${Date.now().toString(36)}`
  const seller = await memberWithRole("sales")
  atEnd(() => seller.remove())
  const references: string[] = []
  for (const at of [1, 2]) references.push(await sendGeneralForm(sender, `Question ${at}`))
  const list = `/admin/submissions?q=${encodeURIComponent(sender)}`
  await openStaffPage(page, list.replace("%20", "+"), seller)
  const rows = page.getByRole("table", { name: "Submissions" }).getByRole("rowheader")
  await expect(rows).toHaveCount(2)
  for (const one of references) await page.getByRole("checkbox", { name: `Select ${one}` }).check()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  const question = page.getByRole("alertdialog", { name: "Delete 2 submissions?" })
  for (const one of references) await expect(question).toContainText(one)
  await expect(question).toContainText("This cannot be undone.")
  await expectAccessible(page, "the question before submissions are deleted")
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("No submissions here")).toBeVisible()
  await expect(toast(page).getByRole("button", { name: "Undo" })).toHaveCount(0)
  const { count } = await askAdmin<{ count: number }>(`form-submissions?q=${encodeURIComponent(sender)}`)
  expect(count).toBe(0)
})

test("tags are added to the selected articles and removed again, and their other tags stay", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  for (const [at, tags] of [["Retail"], ["Retail", "Spring"]].entries()) {
    await askAdmin("blogs", "POST", {
      ...{ title: `Labelled ${stamp} ${at}`, content: "<p>A draft.</p>", tags },
    })
  }
  const tags = async () => {
    const { blogs } = await askAdmin<{ blogs: { tags: string[] }[] }>(`blogs?q=${stamp}`)
    return blogs.map((blog) => blog.tags.toSorted().join())
  }
  await openStaffPage(page, `/admin/blogs?q=${stamp}`)
  for (const [way, typed, stored] of [
    ["Add tags", "Spring, Scanners", "Retail,Scanners,Spring"],
    ["Remove tags", "Spring", "Retail,Scanners"],
  ] as const) {
    await (await live(page.getByRole("checkbox", { name: "Select all" }))).check()
    await page.getByRole("button", { name: "Tags", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Add or remove tags" })
    await dialog.getByRole("radio", { name: way }).check()
    await dialog.getByRole("textbox", { name: "Tags" }).fill(typed)
    await dialog.getByRole("button", { name: "Change", exact: true }).click()
    await expect(dialog).toBeHidden()
    await soon(tags, "the tags of both articles").toEqual([stored, stored])
  }
})

test("a config is duplicated for another address from the row of its address", async ({ page, atEnd }) => {
  const stamp = Date.now().toString(36)
  const [url, other] = [`/configured-${stamp}`, `/copied-${stamp}`]
  const staff = await Staff.signIn()
  atEnd(async () => {
    const { url_seos: left } = await askAdmin<{ url_seos: { id: string }[] }>(`url-seo?q=${stamp}`)
    if (left.length > 0) await staff.forgetUrls(left.map(({ id }) => id))
  })
  await staff.configureUrls([
    { url, meta_title: `Title ${stamp}`, og_url: "https://shop.example/of-its-own", is_active: false },
  ])
  await openStaffPage(page, `/admin/url-seo?kind=configured&q=${stamp}`)

  await test.step("its form opens with a copy, of which nothing is stored before it is saved", async () => {
    await act(page, url, "Duplicate")
    const dialog = page.getByRole("dialog", { name: `Duplicate the config of ${url}` })
    await dialog.getByRole("textbox", { name: "Other address" }).fill(other)
    await dialog.getByRole("button", { name: "Duplicate" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other)
    await expect(page.getByText(`Copied from ${url}`)).toBeVisible()
    const title = page.getByLabel("Title", { exact: true })
    await expect(title).toHaveValue(`Title ${stamp}`)
    await expect(page.getByLabel("Card address", { exact: true })).toHaveValue("")
    await expectAccessible(page, "the copy of a config")
    const count = async () => (await askAdmin<{ count: number }>(`url-seo?q=${stamp}`)).count
    expect(await count()).toBe(1)
    await live(title)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("All changes saved")).toBeVisible()
    await expect(page.getByText(`Copied from ${url}`)).toBeHidden()
    expect(await count()).toBe(2)
  })
})
