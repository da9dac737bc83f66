import { expect, type Locator, type Page, test } from "../support/test"
import { readCatalogue, sendGeneralForm } from "../support/backend"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, deleteBrands, deleteProducts, openStaffPage } from "../support/staff"
import { WORKBOOK_TYPE, workbookOf } from "../support/workbook"

/** A machine type of the sample, which no test beside this one renames or deletes. */
const TYPE = "Label Printers"

/** Counts what a person does: clicks, and keys other than a text that has to be typed whatever the screen. */
class Hands {
  private clicks = 0
  private keys = 0

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await (await live(target)).click()
    this.clicks += 1
  }

  /** Opens a list of choices and takes one. */
  async choose(target: Locator, label: string): Promise<void> {
    await (await live(target)).selectOption({ label })
    this.clicks += 2
  }

  /** Copies a text from another program into a field. */
  async paste(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.page.keyboard.press("ControlOrMeta+v")
    this.keys += 1
  }

  /** Types a text that the task consists of, and that therefore does not count. */
  async write(target: Locator, text: string): Promise<void> {
    await expect(target).toBeEditable()
    await target.click()
    this.clicks += 1
    await this.page.keyboard.type(text)
  }

  /** Types another text over the one in a field. */
  async overwrite(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await this.page.keyboard.press("ControlOrMeta+a")
    this.keys += 1
    await this.page.keyboard.type(text)
  }

  /** Chooses a file, which is one click here and the same elsewhere. */
  async file(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await (await live(target)).setInputFiles(file)
    this.clicks += 1
  }

  get count(): { clicks: number; keys: number } {
    return { clicks: this.clicks, keys: this.keys }
  }
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test("the cheapest Zebra desktop printer with Ethernet in stock is found in seven clicks", async ({
  page,
}) => {
  await page.goto("/")
  const hands = new Hands(page)
  const main = page.getByRole("main")
  await hands.click(main.getByRole("link", { name: "Label Printers", exact: true }))
  const filters = page.getByRole("form", { name: "Filters" })
  for (const name of ["Zebra", "Desktop", "Ethernet", "In stock now"]) {
    const choice = filters.getByRole("checkbox", { name: new RegExp(`^${name} ?, `) })
    await hands.click(choice)
    await expect(choice).toBeChecked()
  }
  await hands.choose(page.getByRole("combobox", { name: "Sort by" }), "Price, lowest first")
  await expect(page).toHaveURL(/order=price/)
  const cheapest = (
    await readCatalogue(
      "machine_type=label-printers&brand=zebra&specs[form_factor][]=Desktop&specs[interface][]=Ethernet&in_stock=true&order=price&limit=1",
    )
  ).products[0]
  await expect(page.getByRole("list", { name: "Products" }).getByRole("article").first()).toContainText(
    cheapest?.name ?? "no product",
  )
  expect(hands.count).toEqual({ clicks: 7, keys: 0 })
})

test("twelve part numbers of a spreadsheet are in the cart after three clicks and one key", async ({
  page,
}) => {
  const { products } = await readCatalogue("in_stock=true&limit=12")
  const cells = products.map(({ part_number: number }, at) => `${number}\t${at + 1}`).join("\n")
  await page.goto("/")
  const hands = new Hands(page)
  await hands.click(page.getByRole("banner").getByRole("link", { name: /^Cart/ }))
  await hands.paste(page.getByLabel("Part numbers and quantities"), cells)
  await hands.click(page.getByRole("button", { name: "Add 12 products to the cart" }))
  await expect(page.getByRole("main").getByRole("spinbutton")).toHaveCount(12)
  expect(hands.count).toEqual({ clicks: 3, keys: 1 })
})

test("four scanners are compared in six clicks", async ({ page }) => {
  await page.goto("/")
  const hands = new Hands(page)
  await hands.click(page.getByRole("main").getByRole("link", { name: "Barcode Scanners", exact: true }))
  const toggles = page.getByRole("main").getByRole("button", { name: /^Compare ./ })
  for (const at of [0, 1, 2, 3]) await hands.click(toggles.nth(at))
  const tray = page.getByRole("region", { name: "Products to compare" })
  await expect(tray.getByRole("button", { name: /^Remove / })).toHaveCount(4)
  await hands.click(tray.getByRole("link", { name: "Compare", exact: true }))
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(5)
  expect(hands.count).toEqual({ clicks: 6, keys: 0 })
})

test("an enquiry is answered in four clicks, and the shop records the answer", async ({ page }) => {
  const reference = await sendGeneralForm("Six Tasks", "When can we have ten of these?")
  await openStaffPage(page)
  const hands = new Hands(page)
  await hands.click(page.getByRole("main").getByRole("link", { name: new RegExp(reference) }))
  await hands.choose(page.getByRole("combobox", { name: "Begin with" }), "We are looking into it")
  await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue(/Dear \{name\}/)
  await hands.click(page.getByRole("button", { name: "Send reply" }))
  await expect(page.getByRole("list", { name: "Replies" })).toContainText(reference)
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("responded")
  expect(hands.count).toEqual({ clicks: 4, keys: 0 })
})

/** Prices by part number of the products, drafts among them, that a text finds. */
async function pricesOf(text: string): Promise<Record<string, number>> {
  const { products } = await askAdmin<{ products: { part_number: string; price: number }[] }>(
    `catalogue?q=${text}&limit=200&facets=false`,
  )
  return Object.fromEntries(products.map(({ part_number: number, price }) => [number, price]))
}

test("a supplier's price list of 200 lines is corrected in seven clicks and one key", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36).toUpperCase()
  const brand = `Six ${stamp}`
  const lines = Array.from({ length: 200 }, (_, at) => ({
    number: `SIX-${stamp}-${at + 1}`,
    name: `Six ${stamp} ${at + 1}`,
    price: 100 + at,
  }))
  atEnd(() => deleteBrands(brand))
  atEnd(() => deleteProducts(stamp))
  await askAdmin("brands", "POST", { name: brand })
  const rows = lines.map(({ number, name, price }, at) => [
    ...[number, name, brand, TYPE],
    ...[at === 6 ? "ask us" : price, 0, "draft", at],
  ])
  const file = {
    ...{ name: `prices-${stamp}.xlsx`, mimeType: WORKBOOK_TYPE },
    buffer: workbookOf({
      Prices: [
        [
          "Mfr part number",
          "Name",
          "Make",
          "Machine type",
          "Trade price",
          "Stock",
          "Status",
          `Page ${stamp}`,
        ],
        ...rows,
      ],
    }),
  }

  await openStaffPage(page)
  const hands = new Hands(page)
  const check = page.getByRole("button", { name: "Check the file" })
  await hands.click(page.getByRole("link", { name: "Import", exact: true }))
  await live(check)
  await hands.file(page.getByLabel("CSV or Excel file"), file)
  await hands.click(check)
  await expect(page.getByRole("heading", { name: "Match your columns" })).toBeVisible()
  await hands.click(check)
  const wrong = page.getByRole("textbox", { name: "price", exact: true })
  await expect(wrong).toHaveValue("ask us")
  await hands.overwrite(wrong, "106")
  await hands.click(page.getByRole("button", { name: "Check again" }))
  await hands.click(page.getByRole("button", { name: "Import 200 products" }))
  await expect(page.getByText(`prices-${stamp}.xlsx is imported`)).toBeVisible({ timeout: 60_000 })

  const prices = Object.fromEntries(lines.map(({ number, price }) => [number, price]))
  await soon(() => pricesOf(stamp), "the stored prices").toEqual(prices)
  const { catalogue_imports: imports } = await askAdmin<{
    catalogue_imports: { id: string; file_name: string }[]
  }>("catalogue-imports?limit=50")
  const written = imports.find(({ file_name: name }) => name === file.name)
  await askAdmin(`catalogue-imports/${written?.id ?? ""}/undo`, "POST")
  expect(hands.count).toEqual({ clicks: 7, keys: 1 })
})

test("an article is published next Tuesday in seven clicks", async ({ page, atEnd }) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  await openStaffPage(page)
  const hands = new Hands(page)
  await hands.click(page.getByRole("link", { name: "Blogs", exact: true }))
  await hands.click(page.getByRole("main").getByRole("link", { name: "Add blog" }))
  await hands.write(page.getByLabel("Title", { exact: true }), `Tuesday ${stamp}`)
  await hands.write(page.getByRole("textbox", { name: /^Content/ }), "What is new.")
  await hands.click(page.getByRole("radio", { name: "Scheduled" }))
  await hands.click(page.getByRole("group", { name: "At 09:00 on" }).getByRole("button", { name: /^Tue / }))
  await hands.click(page.getByRole("button", { name: "Schedule", exact: true }))
  await expect(page).toHaveURL(/\/admin\/edit-blog\//)
  const { blogs } = await askAdmin<{ blogs: { id: string; scheduled_at: string }[] }>(`blogs?q=${stamp}`)
  expect(new Date(blogs[0]?.scheduled_at ?? 0).getUTCDay()).toBe(2)
  expect(hands.count).toEqual({ clicks: 7, keys: 0 })
})
