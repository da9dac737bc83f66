import { expect, type Page, test, type TestInfo } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct } from "../support/backend"
import { dropFiles } from "../support/drop-files"
import { live } from "../support/live"
import { expectNothingRan, NASTY } from "../support/nasty"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { askAdmin, deleteBrands, deleteProducts, openStaffPage } from "../support/staff"

const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}( \\(optional\\))?$`) })

/** The button that opens and closes a part of the form. */
const part = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, exact: true }).getByRole("button")

/** Two different pictures. */
async function pictures(page: Page, info: TestInfo): Promise<string[]> {
  const files = ["front.png", "back.png"].map((name) => info.outputPath(name))
  for (const [at, path] of files.entries()) {
    await page.screenshot({ path, clip: { x: 0, y: at * 200, width: 320, height: 240 } })
  }
  return files
}

/** Adds entries to a list of the form, the last by Enter. */
async function fillList(page: Page, label: string, entries: readonly string[]): Promise<void> {
  const adder = page.getByRole("textbox", { name: `Add to ${label}` })
  for (const entry of entries) {
    await adder.fill(entry)
    await adder.press("Enter")
  }
}

async function choose(page: Page, label: string, query: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: new RegExp(`^${label}`) }).fill(query)
  await page.getByRole("option", { name: option }).first().click()
}

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

test("a product is saved with every field, and nothing typed is lost on the way (sections 3 and 8, issue 7)", async ({
  page,
  request,
  atEnd,
}, info) => {
  const stamp = Date.now().toString(36)
  const name = `Field Scanner ${stamp}`
  const brand = `Field Brand ${stamp}`
  atEnd(() => deleteBrands(brand))
  atEnd(() => deleteProducts(name))
  const fitting = await findProduct()
  /** Every text field, with the text to type. */
  const texts: Readonly<Record<string, string>> = {
    Name: name,
    "Short description": `Short ${NASTY}`,
    Description: `Plain ${NASTY}`,
    "Price ex VAT": "£1,234.50",
    "Price text": `Text ${NASTY}`,
    SKU: `FIELD-${stamp}`,
    Stock: "7",
    "Form factor": `Pistol ${NASTY}`,
    "Scan engine": "2D imager",
    Rating: "4.6",
    "Review count": "18",
    Brochure: "https://brochures.example/field.pdf",
    "SEO title": `Found ${NASTY}`,
    "SEO description": `Described ${NASTY}`,
  }
  const lists: Readonly<Record<string, string[]>> = {
    "Key features": ["Reads in the dark", `Survives ${NASTY}`],
    Features: [`Quiet ${NASTY}`],
    Tags: [`Tag ${stamp}`],
    Interface: ["USB", "Bluetooth"],
    "SEO keywords": [`keyword ${NASTY}`],
  }
  const expectAllStored = async (changed: Readonly<Record<string, string>> = {}) => {
    for (const [label, value] of Object.entries({ ...texts, ...changed })) {
      await expect(field(page, label), label).toHaveValue(value)
    }
    for (const [label, entries] of Object.entries(lists)) {
      const group = page.getByRole("group", { name: new RegExp(`^${label} \\(optional\\)$`) })
      for (const [at, entry] of entries.entries()) {
        await expect(group.getByRole("textbox").nth(at), label).toHaveValue(entry)
      }
    }
    await expect(page.getByRole("textbox", { name: "Long description" })).toContainText(NASTY)
    await expect(page.getByRole("combobox", { name: /^Brand/ })).toHaveValue(brand)
    await expect(page.getByRole("textbox", { name: "Entry 1" })).toHaveValue(
      new RegExp(fitting.part_number.replace(/[^\w-]/g, "\\$&")),
    )
    await expect(page.getByRole("textbox", { name: "What it shows (picture 1)" })).toHaveValue(
      `The back ${NASTY}`,
    )
    await expect(page.getByRole("textbox", { name: "What it shows (picture 2)" })).toHaveValue("front")
    await expectNothingRan(page, "the product form")
  }

  await openStaffPage(page, "/admin/add-product")

  await test.step("what is missing is said beside its field, which takes the focus", async () => {
    await (await live(page.getByRole("button", { name: "Save draft" }))).click()
    await expect(field(page, "Name")).toBeFocused()
    await expect(field(page, "Name")).toHaveAccessibleDescription(/Enter the product's name/)
    await expect(page.getByRole("combobox", { name: /^Machine type/ })).toHaveAccessibleDescription(
      /Choose a machine type/,
    )
    await expectAccessible(page, "the product form with faults")
  })

  await test.step("publishing that is refused leaves a draft, which can still be saved as one", async () => {
    await page.getByRole("button", { name: "Save and publish" }).click()
    await expect(field(page, "Name")).toBeFocused()
    await expect(page.getByRole("radio", { name: "Draft" })).toBeChecked()
    await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Save and publish" })).toBeVisible()
  })

  await test.step("what is wrong is counted at the button that saves, and each fault leads to its field", async () => {
    const price = field(page, "Price ex VAT")
    await price.fill("12,50")
    await part(page, "Price and stock").click()
    await page.getByRole("button", { name: "Save draft" }).click()
    await page.getByRole("button", { name: "3 fields to correct" }).click()
    const faults = page.getByRole("list", { name: "Fields to correct" }).getByRole("link")
    await expect(faults.first()).toContainText("Name: ")
    await expectAccessible(page, "the list of fields to correct")
    await faults.last().click()
    await expect(price).toBeFocused()
    await expect(part(page, "Price and stock")).toHaveAttribute("aria-expanded", "true")
    await price.fill("")
  })

  await test.step("the first arrow is at the first match, and nothing new is made by it", async () => {
    const box = page.getByRole("combobox", { name: /^Brand/ })
    await box.fill("zeb")
    await expect(page.getByRole("listbox", { name: /^Brand/ }).getByRole("option")).toHaveCount(2)
    await box.press("ArrowDown")
    await box.press("Enter")
    await expect(box).toHaveValue("Zebra")
  })

  await test.step("a new brand is made after a question, which names the one that may be meant", async () => {
    await choose(page, "Brand", "Zebbra", "Add a new brand “Zebbra”…")
    const dialog = page.getByRole("alertdialog", { name: "Add a new brand “Zebbra”?" })
    await expect(dialog).toContainText("It becomes public")
    await expect(dialog).toContainText("There is a brand “Zebra” already")
    await expectAccessible(page, "the question before a brand is made")
    await dialog.getByRole("button", { name: "Choose Zebra" }).click()
    await expect(page.getByRole("combobox", { name: /^Brand/ })).toHaveValue("Zebra")
    const { brands } = await askAdmin<{ brands: { name: string }[] }>("brands?q=Zeb")
    expect(brands.map(({ name }) => name)).toEqual(["Zebra"])
    await choose(page, "Brand", brand, `Add a new brand “${brand}”…`)
    await page.getByRole("alertdialog").getByRole("button", { name: "Add brand" }).click()
    await expect(toast(page)).toContainText("Brand added")
    await expect(page.getByRole("combobox", { name: /^Brand/ })).toHaveValue(brand)
    await choose(page, "Machine type", "Barcode", "Barcode Scanners")
  })

  await test.step("each field has its own editor", async () => {
    for (const [label, value] of Object.entries(texts)) await field(page, label).fill(value)
    for (const [label, entries] of Object.entries(lists)) await fillList(page, label, entries)
    const long = page.getByRole("textbox", { name: "Long description" })
    await long.click()
    await page.getByRole("button", { name: "Bold" }).click()
    await page.keyboard.type(`Bold ${NASTY}`)
    await expect(long.locator("strong")).toContainText(NASTY)
  })

  await test.step("the price is shown with VAT, and search results as they will look", async () => {
    await expect(page.getByText("£1,481.40 inc VAT, of which £246.90 is VAT at 20%")).toBeVisible()
    const result = page.getByRole("figure", { name: "Search result preview" })
    await expect(result).toContainText(`Found ${NASTY}`.slice(0, 30))
    await expect(result).toContainText(`field-scanner-${stamp}`)
  })

  await test.step("products it works with are found by part number", async () => {
    await choose(
      page,
      "Find a product it works with",
      fitting.part_number,
      new RegExp(fitting.name.slice(0, 12)),
    )
    await expect(page.getByRole("textbox", { name: "Entry 1" })).toHaveValue(/./)
  })

  await test.step("pictures are dropped, put in order and named", async () => {
    const zone = page.getByLabel("Add to Pictures")
    await dropFiles(zone, await pictures(page, info))
    await expect(page.getByRole("textbox", { name: "What it shows (picture 2)" })).toHaveValue("back")
    await expect(page.getByRole("button", { name: "Move picture 2 earlier" })).toBeEnabled()
    await expect(page.getByRole("progressbar", { name: /^Uploading/ })).toHaveCount(0)
    await page.getByRole("button", { name: "Move picture 2 earlier" }).click()
    await page.getByRole("textbox", { name: "What it shows (picture 1)" }).fill(`The back ${NASTY}`)
    await page.getByRole("textbox", { name: "Tooltip (picture 1)" }).fill(`Back ${NASTY}`)
    await page.getByRole("radio", { name: "Shown in lists (picture 2)" }).check()
    await expectAccessible(page, "the whole product form")
  })

  await test.step("leaving asks first, and staying loses nothing", async () => {
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" })
    await expectAccessible(page, "the question before unsaved changes are left")
    await dialog.getByRole("button", { name: "Stay here" }).click()
    await expect(dialog).toBeHidden()
    await expectAllStored()
  })

  await test.step("a draft is kept in the browser, and offered again with its time", async () => {
    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    const offer = page.getByRole("button", { name: "Restore" })
    await expect(page.getByText("You typed it in this browser, last on")).toBeVisible()
    await (await live(offer)).click()
    // The list of brands is read again with the page.
    await expectAllStored()
  })

  await test.step("the public page can be seen before it is saved", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Preview of the product’s page" })
    await expect(dialog.getByRole("heading", { name })).toBeVisible()
    await expect(dialog.getByText("£1,234.50").first()).toBeVisible()
    await expect(dialog.getByText("7 in stock").first()).toBeVisible()
    await expectNothingRan(page, "the preview")
    await expectAccessible(page, "the preview of a product")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })

  await test.step("saved, it has every field, and visitors see all of it as text", async () => {
    await page.getByRole("button", { name: "Save and publish" }).click()
    await expect(toast(page)).toContainText("Saved and published")
    await expect(page).toHaveURL(/\/admin\/edit-product\/prod_/)
    await page.reload()
    await live(page.getByRole("button", { name: "Save", exact: true }))
    await expectAllStored({ "Price ex VAT": "1234.50" })
    await expect(page.getByRole("radio", { name: "Shown in lists (picture 2)" })).toBeChecked()

    const path = (await page.getByRole("link", { name: "View on site" }).getAttribute("href")) ?? ""
    await soon(async () => (await request.get(path)).status(), path).toBe(200)
    expect(await (await request.get(path)).text()).not.toContain("<img src=x")
    const visitor = await page.context().newPage()
    await visitor.goto(path)
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name)
    await expect(visitor.getByText(`Plain ${NASTY}`)).toBeVisible()
    const picture = visitor.getByRole("group", { name: `Pictures of ${name}` }).getByRole("img")
    await expect(picture.first()).toHaveAttribute("src", /_next\/image\?url=%2Fmedia%2F/)
    await expect(visitor.getByText("4.6").first()).toBeVisible()
    await expectNothingRan(visitor, "the public page of a product")
    await visitor.close()
  })

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""

  await test.step("what two people change at once is put side by side, field by field", async () => {
    await askAdmin(`products/${id}`, "POST", { title: `${name} Mark II`, subtitle: "Theirs" })
    await field(page, "Short description").fill("Mine")
    await field(page, "Price ex VAT").fill("99")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Somebody else has changed this product" })
    const choices = (label: string) => dialog.getByRole("radiogroup", { name: label, exact: true })
    await expect(choices("Name").getByRole("radio", { name: "Take theirs" })).toBeChecked()
    await expect(choices("Price ex VAT").getByRole("radio", { name: "Keep mine" })).toBeChecked()
    await expectAccessible(page, "a conflict over a product")
    await choices("Short description").getByText("Take theirs").click()
    await dialog.getByRole("button", { name: "Save what is chosen" }).click()
    await expect(toast(page)).toContainText("Saved and published")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} Mark II`)
    const { product } = await askAdmin<{ product: { title: string; subtitle: string } }>(`products/${id}`)
    expect(product).toMatchObject({ title: `${name} Mark II`, subtitle: "Theirs" })
    await expect(field(page, "Price ex VAT")).toHaveValue("99.00")
  })

  await test.step("its last change and its price history are shown, and a part that is closed stays closed", async () => {
    await page.reload()
    await expect(page.getByText(/^Last changed /)).toContainText(`by ${settings.ADMIN_EMAIL}`)
    const change = page.getByRole("table", { name: "Price history" }).getByRole("row")
    await expect(change.filter({ hasText: "£99.00" })).toContainText("£1,234.50")
    await live(page.getByRole("button", { name: "Save", exact: true }))
    await part(page, "Rating").click()
    await expect(part(page, "Rating")).toHaveAttribute("aria-expanded", "false")
    await page.reload()
    await expect(part(page, "Rating")).toHaveAttribute("aria-expanded", "false")
    await expect(part(page, "Basics")).toHaveAttribute("aria-expanded", "true")
    await (await live(page.getByRole("button", { name: "Collapse all" }))).click()
    await expect(part(page, "Basics")).toHaveAttribute("aria-expanded", "false")
    await page.getByRole("button", { name: "Expand all" }).click()
    await expect(field(page, "Price ex VAT")).toBeVisible()
  })

  await test.step("the list and the form say which price list visitors pay by", async () => {
    const { product } = await askAdmin<{ product: { variants: { id: string }[] } }>(`products/${id}`)
    const { price_list: list } = await askAdmin<{ price_list: { id: string } }>("price-lists", "POST", {
      ...{ title: `Offers ${stamp}`, description: "Of a test", status: "active", type: "sale" },
      prices: [{ variant_id: product.variants[0]?.id, currency_code: "gbp", amount: 60 }],
    })
    atEnd(() => askAdmin(`price-lists/${list.id}`, "DELETE"))
    await page.reload()
    await expect(page.getByText("Visitors pay £60.00 ex VAT now")).toBeVisible()
    await expect(
      page.getByText(`The price list “Offers ${stamp}” of the Medusa Admin says so.`),
    ).toBeVisible()
    await expect(field(page, "Price ex VAT")).toHaveValue("99.00")
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(
      `Price list “Offers ${stamp}”`,
    )
    await page.goBack()
  })

  await test.step("a copy begins with its fields, and is a draft without its SKU", async () => {
    await page.getByRole("link", { name: "Duplicate" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add product")
    await expect(field(page, "Name")).toHaveValue(`${name} Mark II (copy)`)
    await expect(field(page, "SKU")).toHaveValue("")
    await expect(field(page, "Description")).toHaveValue(texts.Description ?? "")
    await expect(page.getByRole("radio", { name: "Draft" })).toBeChecked()
    await live(page.getByRole("button", { name: "Save draft" }))
    await page.getByRole("main").getByRole("link", { name: "Products", exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click()
    await expect(page).toHaveURL("/admin/products")
  })
})

test("the form warns of a part number that another product has, and of another spelling staff decide (issue 33)", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const name = `Spelled ${stamp}`
  atEnd(() => deleteProducts(name))
  const { machine_types: types } = await askAdmin<{ machine_types: { id: string; name: string }[] }>(
    "machine-types",
  )
  const [first, second] = [`SP-${stamp}/1`, `SP-${stamp}/2`]
  const inLowerCase = first.toLowerCase()
  await askAdmin("products", "POST", {
    ...{ title: `${name} A`, options: [{ title: "Colour", values: ["Black", "White"] }] },
    variants: [
      { title: "Black", sku: first, variant_rank: 0, options: { Colour: "Black" }, prices: [] },
      { title: "White", sku: second, variant_rank: 1, options: { Colour: "White" }, prices: [] },
    ],
  })
  const found = async () => (await askAdmin<{ count: number }>(`catalogue?q=${stamp}`)).count
  await soon(found, "products that are found").toBe(1)

  await openStaffPage(page, "/admin/add-product")
  const warning = page.getByRole("status").filter({ hasText: "Another product has this part number" })
  await live(page.getByRole("button", { name: "Save draft" }))
  await test.step("of any of its variants, in any spelling", async () => {
    await field(page, "SKU").fill(`sp ${stamp} 2`)
    await expect(warning).toContainText(`“${name} A” has it as ${second}.`)
    await field(page, "SKU").fill(`sp ${stamp} 1`)
    await expect(warning).toContainText(`“${name} A” has it as ${first}.`)
    await expectAccessible(page, "the warning of another spelling")
  })
  await test.step("not of a number that only begins alike", async () => {
    await field(page, "SKU").fill(`SP-${stamp}/12`)
    await expect(warning).toHaveCount(0)
  })
  await test.step("a look-up that fails is said", async () => {
    await page.route("/api/staff/product-options?*", (route) => route.fulfill({ status: 503, json: {} }))
    await field(page, "SKU").fill(second)
    await expect(page.getByText("Whether another product has it could not be checked.")).toBeVisible()
    await page.unroute("/api/staff/product-options?*")
  })
  await test.step("which is saved all the same", async () => {
    await field(page, "SKU").fill(inLowerCase)
    await field(page, "Name").fill(`${name} B`)
    await choose(page, "Machine type", types[0]?.name ?? "", types[0]?.name ?? "")
    await page.getByRole("button", { name: "Save draft" }).click()
    await expect(toast(page).getByText("Saved as a draft")).toBeVisible()
    await expect(warning).toContainText(`“${name} A” has it as ${first}.`)
  })
  await test.step("and the other product is a press away, with the same warning", async () => {
    const opened = page.waitForEvent("popup")
    await warning.getByRole("link", { name: "Open it in a new tab" }).click()
    const other = await opened
    await expect(other.getByRole("textbox", { name: /^Name/ })).toHaveValue(`${name} A`)
    await soon(found, "products that are found").toBe(2)
    await other.reload()
    await expect(other.getByText(`“${name} B” has it as ${inLowerCase}.`)).toBeVisible()
  })
  await test.step("the same spelling, which is refused, is named first", async () => {
    await page.goto("/admin/add-product")
    await live(page.getByRole("button", { name: "Save draft" }))
    await field(page, "SKU").fill(inLowerCase)
    await expect(warning).toContainText(`“${name} B” has it. Only one product can.`)
    await field(page, "SKU").fill(first)
    await expect(warning).toContainText(`“${name} A” has it. Only one product can.`)
    // Hyphens that do not break are stored as hyphens.
    await field(page, "SKU").fill(first.replace("-", "\u2011"))
    await expect(warning).toContainText(`“${name} A” has it. Only one product can.`)
  })
})
