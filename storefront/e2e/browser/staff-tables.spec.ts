import { readFile } from "node:fs/promises"
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

test("staff choose a table's columns, change tags of many products, schedule a price, and export a selection, at 1280 px", async ({
  page,
  atEnd,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const stamp = Date.now().toString(36).toUpperCase()
  atEnd(() => deleteArticles(stamp))
  atEnd(() => deleteProducts(stamp))
  await askAdmin("blogs", "POST", {
    title: `=1+1 ${stamp}`,
    content: "<p>A draft.</p>",
  })
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
    await dialog.getByRole("textbox", { name: "New price ex VAT" }).fill("149.50")
    await dialog.getByLabel("From").fill("2020-01-31T09:00")
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

  await test.step("selected articles are exported as CSV that no spreadsheet takes for formulas", async () => {
    await page.goto(`/admin/blogs?q=${stamp}`)
    await (await live(page.getByRole("checkbox", { name: `Select =1+1 ${stamp}` }))).check()
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export", exact: true }).click()
    const file = await (await download).path()
    const lines = (await readFile(file, "utf8")).trim().split("\r\n")
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=1+1 ${stamp}"`)
  })
})

for (const width of [1280, 390]) {
  test(`staff search the products while they type, choose columns and act on a row, at ${width} px`, async ({
    page,
    atEnd,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = `Typed ${Date.now().toString(36).toUpperCase()}${width}`
    atEnd(() => deleteProducts(name))
    await createProduct(name)
    const rows = page.getByRole("table", { name: "Products" }).getByRole("rowheader")
    await openStaffPage(page, "/admin/products?order=name")

    await test.step("the list follows what is typed, which keeps the focus and is in the address", async () => {
      const search = page.getByRole("searchbox", { name: /^Search products/ })
      await (await live(search)).pressSequentially(name)
      await expect(rows).toHaveText([new RegExp(name)])
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === name)
      await expect(page).toHaveURL((url) => url.searchParams.get("order") === "name")
      await expect(search).toBeFocused()
      await expect(search).toHaveValue(name)
      await expectAccessible(page, "a search of the products")
      await search.fill("")
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === null)
      await search.fill(name)
      await expect(rows).toHaveText([new RegExp(name)])
    })

    await test.step("a filter and a column are chosen", async () => {
      if (width === 390) await page.getByRole("button", { name: /^Filters/ }).click()
      await page.getByRole("checkbox", { name: /^Draft/ }).check()
      await expect(page).toHaveURL(/status=draft/)
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === name)
      if (width === 390) await page.getByRole("button", { name: /^Show / }).click()
      const cells = page.getByRole("table", { name: "Products" }).getByRole("row").last().getByRole("cell")
      await expect(rows).toHaveCount(1)
      const count = await cells.count()
      await (await live(page.getByRole("button", { name: "Columns", exact: true }))).click()
      const dialog = page.getByRole("dialog", { name: "Columns" })
      await dialog.getByRole("checkbox", { name: "Stock" }).uncheck()
      await expectAccessible(page, "the choice of columns")
      await dialog.getByRole("button", { name: "Done" }).click()
      await expect(cells).toHaveCount(count - 1)
    })

    await test.step("a row is deleted, and brought back", async () => {
      await act(page, name, "Delete")
      const question = page.getByRole("alertdialog", { name: `Delete ${name}?` })
      await expectAccessible(page, "the question before a product is deleted")
      await question.getByRole("button", { name: "Delete" }).click()
      const undo = toast(page).getByRole("button", { name: "Undo" })
      // A toast that has the focus stays.
      await undo.focus()
      await expect(page.getByText("No product matches")).toBeVisible()
      await undo.click()
      await expect(rows).toHaveText([new RegExp(name)])
    })
  })
}

test("submissions, articles and addresses show all their columns at 1280 px, hide one, and keep views until they are removed", async ({
  page,
  atEnd,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  const reference = await sendGeneralForm(`Columns ${stamp}`, "Do you repair these?")
  await askAdmin("blogs", "POST", {
    ...{ title: `Columns ${stamp}`, content: "<p>A draft.</p>" },
  })
  await openStaffPage(page, "/admin/dashboard")
  for (const { path, query, table, row, columns } of [
    {
      ...{ path: "/admin/submissions", query: `?q=${reference}`, table: "Submissions", row: reference },
      columns: ["Submission", "Form", "Received", "Status", "Assigned to"],
    },
    {
      ...{ path: "/admin/blogs", query: `?q=${stamp}`, table: "Articles", row: `Columns ${stamp}` },
      columns: ["Title", "State", "Kind", "Category", "Author", "Changed"],
    },
    {
      ...{
        path: "/admin/url-seo",
        query: "?q=%2Fprivacy-policy",
        table: "Public addresses",
        row: "/privacy-policy",
      },
      columns: ["Address", "What is there", "Config", "Title"],
    },
  ]) {
    await test.step(table, async () => {
      await page.goto(path + query)
      const heads = page.getByRole("table", { name: table }).getByRole("columnheader")
      await expect(heads).toHaveText(["", ...columns, "Actions"])
      for (const head of (await heads.all()).slice(1)) await expect(head).toBeInViewport({ ratio: 1 })
      const actions = page.getByRole("button", { name: `Actions for ${row}`, exact: true })
      await expect(actions).toBeInViewport({ ratio: 1 })

      const [, hidden = ""] = columns
      await (await live(page.getByRole("button", { name: "Columns", exact: true }))).click()
      const choice = page.getByRole("dialog", { name: "Columns" })
      await choice.getByRole("checkbox", { name: hidden }).uncheck()
      await choice.getByRole("button", { name: "Done" }).click()
      await page.reload()
      await expect(heads).toHaveText(["", ...columns.toSpliced(1, 1), "Actions"])

      const views = await live(page.getByRole("button", { name: "Views", exact: true }))
      await views.click()
      await page.getByRole("menuitem", { name: "Save or remove views…" }).click()
      const dialog = page.getByRole("dialog", { name: "Saved views" })
      await dialog.getByRole("textbox", { name: "Name of the present view" }).fill(`Mine ${stamp}`)
      await dialog.getByRole("button", { name: "Save view" }).click()
      await page.goto(path)
      await (await live(views)).click()
      await page.getByRole("menuitem", { name: `Mine ${stamp}` }).click()
      await expect(page).toHaveURL((url) => url.search === query)
      await (await live(views)).click()
      await page.getByRole("menuitem", { name: "Save or remove views…" }).click()
      await dialog.getByRole("button", { name: `Remove Mine ${stamp}` }).click()
      await page.reload()
      await (await live(views)).click()
      await expect(page.getByRole("menuitem")).toHaveText(["Save or remove views…"])
    })
  }
})

test("a salesperson deletes submissions for good, one and several, after a question", async ({
  page,
  atEnd,
}) => {
  const sender = `Deleted ${Date.now().toString(36)}`
  const seller = await memberWithRole("sales")
  atEnd(() => seller.remove())
  const references: string[] = []
  for (const at of [1, 2, 3]) references.push(await sendGeneralForm(sender, `Question ${at}`))
  const [first = "", ...others] = references
  const list = `/admin/submissions?q=${encodeURIComponent(sender)}`
  await openStaffPage(page, list.replace("%20", "+"), seller)
  const rows = page.getByRole("table", { name: "Submissions" }).getByRole("rowheader")
  await expect(rows).toHaveCount(3)

  await test.step("one by its actions", async () => {
    await act(page, first, "Delete")
    const question = page.getByRole("alertdialog", { name: `Delete ${first}?` })
    await expect(question).toContainText("This cannot be undone.")
    await expectAccessible(page, "the question before a submission is deleted")
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(rows).toHaveCount(3)
    await act(page, first, "Delete")
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(toast(page)).toContainText("1 submission")
    await expect(toast(page).getByRole("button", { name: "Undo" })).toHaveCount(0)
    await expect(rows).toHaveCount(2)
  })

  await test.step("the selected ones at once", async () => {
    for (const one of others) await page.getByRole("checkbox", { name: `Select ${one}` }).check()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    const question = page.getByRole("alertdialog", { name: "Delete 2 submissions?" })
    for (const one of others) await expect(question).toContainText(one)
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByText("No submissions here")).toBeVisible()
    const { count } = await askAdmin<{ count: number }>(`form-submissions?q=${encodeURIComponent(sender)}`)
    expect(count).toBe(0)
  })
})

test("tags are added to the selected articles and removed again, and their other tags stay", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  const ids: string[] = []
  for (const [at, tags] of [["Retail"], ["Retail", "Spring"]].entries()) {
    const { blog } = await askAdmin<{ blog: { id: string } }>("blogs", "POST", {
      ...{ title: `Labelled ${stamp} ${at}`, content: "<p>A draft.</p>", tags },
    })
    ids.push(blog.id)
  }
  const tagsOf = async (id: string) =>
    (await askAdmin<{ blog: { tags: string[] } }>(`blogs/${id}`)).blog.tags.toSorted()
  const dialog = page.getByRole("dialog", { name: "Add or remove tags" })
  const open = async () => {
    await (await live(page.getByRole("checkbox", { name: "Select all" }))).check()
    await page.getByRole("button", { name: "Tags", exact: true }).click()
  }
  await openStaffPage(page, `/admin/blogs?q=${stamp}`)
  await open()
  await dialog.getByRole("button", { name: "Change", exact: true }).click()
  await expect(dialog.getByRole("textbox", { name: "Tags" })).toHaveAccessibleDescription(
    /Write 1 to 20 tags/,
  )
  await expectAccessible(page, "the tags of several articles")
  await dialog.getByRole("textbox", { name: "Tags" }).fill("Spring, Scanners")
  await dialog.getByRole("button", { name: "Change", exact: true }).click()
  await expect(toast(page)).toContainText("2 articles changed.")
  for (const id of ids) await soon(() => tagsOf(id), id).toEqual(["Retail", "Scanners", "Spring"])
  await open()
  await dialog.getByRole("radio", { name: "Remove tags" }).check()
  await dialog.getByRole("textbox", { name: "Tags" }).fill("Spring")
  await dialog.getByRole("button", { name: "Change", exact: true }).click()
  await expect(dialog).toBeHidden()
  for (const id of ids) await soon(() => tagsOf(id), id).toEqual(["Retail", "Scanners"])
})

test("a config is duplicated for another address, and deleted, from the row of its address", async ({
  page,
  atEnd,
}) => {
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
    await dialog.getByRole("textbox", { name: "Other address" }).fill("https://evil.example/x")
    await dialog.getByRole("button", { name: "Duplicate" }).click()
    await expect(dialog.getByText("Enter a path of this site, like /contact")).toBeVisible()
    await expectAccessible(page, "the other address of a config")
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

  await test.step("each is deleted after a question", async () => {
    await page.goto(`/admin/url-seo?kind=configured&q=${stamp}`)
    for (const one of [other, url]) {
      await act(page, one, "Delete")
      const question = page.getByRole("alertdialog", { name: "Delete 1 URL SEO config?" })
      await expect(question).toContainText(one)
      await question.getByRole("button", { name: "Delete", exact: true }).click()
      await expect(page.getByRole("button", { name: `Actions for ${one}`, exact: true })).toHaveCount(0)
    }
  })

  await test.step("an address without a config is edited and seen, with nothing to duplicate or delete", async () => {
    await page.goto("/admin/url-seo?q=%2Fprivacy-policy")
    await (await live(page.getByRole("button", { name: "Actions for /privacy-policy", exact: true }))).click()
    await expect(page.getByRole("menuitem")).toHaveText(["Edit", "See the page"])
    await page.getByRole("menuitem", { name: "See the page" }).click()
    await expect(page).toHaveURL("/privacy-policy")
  })
})
