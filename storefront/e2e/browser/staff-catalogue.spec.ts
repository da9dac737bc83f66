import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { expectNothingRan, NASTY } from "../support/nasty"
import { soon } from "../support/soon"
import {
  askAdmin,
  deleteBrands,
  deleteMachineTypes,
  deleteProducts,
  machineTypesNamed,
  openStaffPage,
} from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

interface Found {
  products: {
    id: string
    name: string
    part_number: string
    price: number | null
    stock: number
    status: string
  }[]
}
/** The products of this test. A search without results tolerates typing mistakes and finds similar names. */
const find = async (stamp: string) =>
  (await askAdmin<Found>(`catalogue?q=${encodeURIComponent(stamp)}&facets=false&order=name`)).products.filter(
    ({ name }) => name.includes(stamp),
  )

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test("a price list is checked, corrected and imported, and its products are found, changed in bulk and exported (issue 7)", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36).toUpperCase()
  const brand = `Listed ${stamp}`
  const rows = [
    [`LIST-${stamp}-1`, `=1+1 ${stamp} Alpha`, "100", "5"],
    [`LIST-${stamp}-2`, `Beta ${stamp} ${NASTY}`, "about ten", "0"],
    [`LIST-${stamp}-3`, `Gamma ${stamp}`, "300", "30", "Zebbra"],
    [`LIST-${stamp}-4`, `Delta ${stamp}`, "400", "several"],
  ]
  const machineType = `Kiosks ${stamp}`
  atEnd(() => deleteMachineTypes(machineType))
  atEnd(() => deleteBrands(brand))
  atEnd(() => deleteProducts(stamp))
  const typeOf: Readonly<Record<string, string>> = {
    [`LIST-${stamp}-2`]: machineType,
    [`LIST-${stamp}-3`]: "Tablletts",
  }
  const csv = [
    "part_number,name,brand,machine_type,price,stock",
    ...rows.map(([code = "", name = "", price = "", stock = "", maker = brand]) =>
      [code, name, maker, typeOf[code] ?? "Tablets", price, stock].map(quoted).join(","),
    ),
  ].join("\n")
  const tile = (label: string) =>
    page.getByRole("list", { name: "What the file does" }).getByRole("listitem").filter({ hasText: label })

  await test.step("nothing is written before the check", async () => {
    await openStaffPage(page, "/admin/import")
    await expectAccessible(page, "the import")
    await (await live(page.getByRole("button", { name: "Check the file" }))).click()
    await expect(page.getByText("Choose a file, or paste its lines")).toBeVisible()
    await page.getByLabel("CSV or Excel file").setInputFiles({
      name: "prices.csv",
      mimeType: "text/csv",
      // "Unicode Text" of Excel.
      buffer: Buffer.from(`\uFEFF${csv}`, "utf16le"),
    })
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(tile("To be added")).toContainText("2")
    await expect(tile("Rows with problems")).toContainText("2")
    expect(await find(stamp)).toEqual([])
    await expectAccessible(page, "a checked file with bad rows")
  })

  await test.step("bad rows are corrected on the page", async () => {
    const second = page.getByRole("textbox", { name: "price", exact: true }).first()
    await expect(second).toHaveValue("about ten")
    await second.fill("200")
    await page.getByRole("textbox", { name: "stock", exact: true }).first().fill("8")
    await page.getByRole("button", { name: "Check again" }).click()
    await expect(tile("To be added")).toContainText("4")
    await expect(tile("Rows with problems")).toContainText("0")
  })

  await test.step("new brands and machine types are asked about before anything is written", async () => {
    const write = page.getByRole("button", { name: "Import 4 products" })
    const meant = page.getByRole("radiogroup", { name: /“Zebbra”, 1 product: did you mean Zebra\?/ })
    const added = page.getByRole("checkbox", {
      name: new RegExp(`^Add “${brand}” as a new brand, 3 products`),
    })
    const meantType = page.getByRole("radiogroup", {
      name: /“Tablletts”, 1 product: did you mean Tablets\?/,
    })
    const addedType = page.getByRole("checkbox", {
      name: new RegExp(`^Add “${machineType}” as a new machine type, 1 product`),
    })
    await write.click()
    await expect(page.getByText("Decide about the new brands and new machine types first")).toBeVisible()
    await expect(meant).toContainText("Say which brand is meant")
    await expect(meantType).toContainText("Say which machine type is meant")
    await expectAccessible(page, "new brands and machine types of an import")
    await meant.getByRole("radio", { name: "Yes, Zebra" }).check()
    await added.check()
    await write.click()
    await expect(page.getByText("Decide about the new machine types first")).toBeVisible()
    await meantType.getByRole("radio", { name: "Yes, Tablets" }).check()
    await addedType.check()
    expect(await find(stamp)).toEqual([])
  })

  await test.step("the list is written, and the result shown", async () => {
    await page.getByRole("button", { name: "Import 4 products" }).click()
    await expect(page.getByText("prices.csv is imported")).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText("4 products written.")).toBeVisible()
    await expect(page.getByRole("list", { name: "Last imports" })).toContainText("4 added")
    await expectNothingRan(page, "the import")
    const { brands } = await askAdmin<{ brands: { name: string }[] }>("brands?q=Zeb")
    expect(brands.map(({ name }) => name)).toEqual(["Zebra"])
    expect((await machineTypesNamed(machineType)).map(({ name }) => name)).toEqual([machineType])
    expect(await machineTypesNamed("Tablletts")).toEqual([])
  })

  const table = page.getByRole("table", { name: "Products" })
  const row = (text: string) => table.getByRole("row").filter({ hasText: text })

  await test.step("the list finds the products by words and by part number, and filters by facets", async () => {
    await page.goto("/admin/products")
    const search = page.getByRole("searchbox", { name: /^Search products/ })
    await (await live(search)).pressSequentially(`list ${stamp}`)
    await expect(table.getByRole("row")).toHaveCount(5)
    await expect(search).toBeFocused()
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === `list ${stamp}`)
    await expect(row("Beta")).toContainText(NASTY)
    await expectNothingRan(page, "the list of products")
    await expectAccessible(page, "the list of products")
    await page.getByRole("checkbox", { name: /^Out of stock/ }).check()
    await expect(page).toHaveURL(/stock=out/)
    await expect(table.getByRole("row")).toHaveCount(2)
    await expect(row("Beta")).toBeVisible()
    await page.getByRole("checkbox", { name: /^Out of stock/ }).uncheck()
    await expect(table.getByRole("row")).toHaveCount(5)
  })

  await test.step("the actions of each row are in view on every desk", async () => {
    const size = page.viewportSize()
    for (const width of [1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      const actions = page.getByRole("button", { name: `Actions for Gamma ${stamp}` })
      await expect(actions, `${width} px`).toBeInViewport({ ratio: 1 })
    }
    if (size) await page.setViewportSize(size)
  })

  await test.step("the list sorts by price, and its order is in the address", async () => {
    await table.getByRole("link", { name: "Price ex VAT" }).click()
    await expect(page).toHaveURL(/order=-price/)
    await expect(table.getByRole("rowheader").first()).toContainText("Delta")
    await expect(table.getByRole("columnheader", { name: "Price ex VAT" })).toHaveAttribute(
      "aria-sort",
      "descending",
    )
  })

  await test.step("all products of the list are changed at once", async () => {
    await (await live(page.getByRole("checkbox", { name: `Select Gamma ${stamp}` }))).check()
    await expect(page.getByText("1 selected")).toBeVisible()
    await page.getByRole("button", { name: "Price", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Change prices" })
    await dialog.getByRole("button", { name: "Change", exact: true }).click()
    await expect(dialog.getByRole("textbox", { name: "Percentage" })).toHaveAccessibleDescription(
      /Write a percentage/,
    )
    await expectAccessible(page, "changing prices")
    await dialog.getByRole("radio", { name: "All 4 products of this list" }).check()
    await dialog.getByRole("textbox", { name: "Percentage" }).fill("10")
    await dialog.getByRole("button", { name: "Change", exact: true }).click()
    await expect(toast(page)).toContainText("4 products changed.")
    await expect(row("Alpha")).toContainText("£110.00")
    await expect(row("Delta")).toContainText("£440.00")
  })

  await test.step("selected products are exported, deleted together and brought back", async () => {
    await (await live(page.getByRole("checkbox", { name: `Select Gamma ${stamp}` }))).check()
    await page.getByRole("checkbox", { name: `Select Delta ${stamp}` }).check()
    const actions = page.getByRole("group", { name: "With the selected" })
    const href = await actions.getByRole("link", { name: "Export" }).getAttribute("href")
    const file = await page.request.get(href ?? "")
    expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename=".*\.csv"/)
    expect((await file.text()).trim().split("\r\n")).toHaveLength(3)
    await actions.getByRole("button", { name: "Delete" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Delete 2 products?" })
    await expect(dialog).toContainText(`Gamma ${stamp}`)
    await expectAccessible(page, "the question before products are deleted")
    await dialog.getByRole("button", { name: "Delete", exact: true }).click()
    const undo = toast(page).getByRole("button", { name: "Undo" })
    // A toast that has the focus stays.
    await undo.focus()
    await expect(table.getByRole("row")).toHaveCount(3)
    await undo.click()
    await expect(toast(page)).toContainText("Brought back")
    await expect(table.getByRole("row")).toHaveCount(5)
  })

  await test.step("filters, search and order are saved as a view, and removed", async () => {
    await (await live(page.getByRole("button", { name: "Views" }))).click()
    await page.getByRole("menuitem", { name: "Save or remove views…" }).click()
    const dialog = page.getByRole("dialog", { name: "Saved views" })
    await dialog.getByRole("button", { name: "Save view" }).click()
    await expect(dialog.getByText("Enter a name")).toBeVisible()
    await expectAccessible(page, "the saved views")
    await dialog.getByRole("textbox", { name: "Name of the present view" }).fill(`Mine ${stamp}`)
    await dialog.getByRole("button", { name: "Save view" }).click()
    await page.goto("/admin/products")
    await (await live(page.getByRole("button", { name: "Views" }))).click()
    await page.getByRole("menuitem", { name: `Mine ${stamp}` }).click()
    await expect(page).toHaveURL(/order=-price/)
    await (await live(page.getByRole("button", { name: "Views" }))).click()
    await page.getByRole("menuitem", { name: "Save or remove views…" }).click()
    await dialog.getByRole("button", { name: `Remove Mine ${stamp}` }).click()
    await expect(dialog.getByText("No view is saved yet.")).toBeVisible()
    await page.reload()
    await (await live(page.getByRole("button", { name: "Views" }))).click()
    await expect(page.getByRole("menuitem")).toHaveText(["Save or remove views…"])
  })
})

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>`

test("brands and machine types are added, deleted and restored (issue 7, section 3)", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteMachineTypes(stamp))
  atEnd(() => deleteBrands(stamp))
  await openStaffPage(page, "/admin/brands")
  for (const { path, one, title } of [
    { path: "/admin/brands", one: "brand", title: "Brands" },
    { path: "/admin/machine-types", one: "machine type", title: "Machine types" },
  ] as const) {
    const name = `${title} ${stamp} ${NASTY}`
    const renamed = `${title} ${stamp} anew`
    const actions = (of: string) => page.getByRole("button", { name: `Actions for ${of}` })
    const pick = async (of: string, what: string) => {
      await (await live(actions(of))).click()
      await page.getByRole("menuitem", { name: what }).click()
    }

    await test.step(`a ${one} is added with a logo`, async () => {
      await page.goto(path)
      await expectAccessible(page, title)
      await (await live(page.getByRole("button", { name: `Add ${one}` }))).click()
      const dialog = page.getByRole("dialog", { name: `Add ${one}` })
      await dialog.getByRole("button", { name: `Add ${one}` }).click()
      await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Write a name/)
      await expectAccessible(page, `adding a ${one}`)
      await dialog.getByRole("textbox", { name: "Name" }).fill(name)
      if (one === "machine type") {
        await dialog.getByRole("textbox", { name: "Position" }).fill("9")
        await dialog.getByRole("textbox", { name: "Introduction" }).fill(`Opens ${NASTY}`)
      }
      await dialog.getByLabel(/^Logo/).setInputFiles({
        name: "logo.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(LOGO),
      })
      const logo = dialog.getByRole("img", { name: /^Logo of/ })
      const width = () => logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)
      await soon(width, "the logo shows").toBeGreaterThan(0)
      await dialog.getByRole("button", { name: `Add ${one}` }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step("the record is found by a part of its name", async () => {
      const search = page.getByRole("searchbox", { name: /by name$/ })
      await (await live(search)).fill(stamp)
      await search.press("Enter")
      await expect(page.getByRole("rowheader")).toHaveCount(1)
      await expect(page.getByRole("rowheader")).toContainText(name)
      await expectNothingRan(page, title)
    })

    await test.step("it is renamed; deleting it asks for confirmation, and can be undone", async () => {
      await pick(name, "Edit")
      const edit = page.getByRole("dialog", { name: `Edit ${name}` })
      await edit.getByRole("textbox", { name: "Name" }).fill(renamed)
      await edit.getByRole("button", { name: "Save", exact: true }).click()
      await expect(toast(page)).toContainText("Saved")
      await pick(renamed, "Delete")
      const dialog = page.getByRole("alertdialog", { name: `Delete ${renamed}?` })
      await expectAccessible(page, `the question before a ${one} is deleted`)
      await dialog.getByRole("button", { name: "Delete", exact: true }).click()
      const undo = toast(page).getByRole("button", { name: "Undo" })
      // A toast that has the focus stays.
      await undo.focus()
      await expect(actions(renamed)).toHaveCount(0)
      await undo.click()
      await expect(toast(page)).toContainText("Brought back")
      await expect(actions(renamed)).toBeVisible()
    })
  }
})
