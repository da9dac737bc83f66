import { readFile } from "node:fs/promises"
import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, deleteProducts, openStaffPage } from "../support/staff"
import { WORKBOOK_TYPE, workbookOf } from "../support/workbook"

test("an Excel workbook with headings of its own is matched, checked and imported, and its headings are remembered", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36).toUpperCase()
  const ean = `EAN ${stamp}`
  atEnd(() => deleteProducts(stamp))
  const fileOf = (price: number) => ({
    name: "supplier.xlsx",
    mimeType: WORKBOOK_TYPE,
    buffer: workbookOf({
      "Read me": [["Prices hold until June"]],
      Prices: [
        ["Mfr part number", "Product", "Make", "Kind", "Trade price", "Qty", ean],
        [`BOOK-${stamp}-1`, `Epsilon ${stamp}`, "Zebra", "Tablets", price, 5, 5.01e12],
        [`BOOK-${stamp}-2`, `Zeta ${stamp}`, "Zebra", "Tablets", 20, 7, 5_010_000_000_017],
      ],
    }),
  })
  const tile = (label: string) =>
    page.getByRole("list", { name: "What the file does" }).getByRole("listitem").filter({ hasText: label })
  const choose = async (price: number) => {
    await live(page.getByRole("button", { name: "Check the file" }))
    await page.getByLabel("CSV or Excel file").setInputFiles(fileOf(price))
    await page.getByRole("combobox", { name: "Sheet" }).selectOption("Prices")
    await page.getByRole("button", { name: "Check the file" }).click()
  }
  const ours = (heading: string) => page.getByRole("combobox", { name: `Our column for ${heading}` })

  await test.step("the template has every column and no product", async () => {
    await openStaffPage(page, "/admin/import")
    await live(page.getByRole("button", { name: "Check the file" }))
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download a template" }).click()
    const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n")
    expect(lines).toHaveLength(1)
    for (const column of ["part_number", "name", "price", "stock"]) expect(lines[0]).toContain(column)
  })

  await test.step("columns are guessed, and the required ones matched before the check", async () => {
    await choose(10.5)
    await expect(page.getByRole("heading", { name: "Match your columns" })).toBeVisible()
    await expect(ours("Mfr part number")).toHaveValue("part_number")
    await expect(ours("Trade price")).toHaveValue("price")
    await expect(page.getByText("5010000000000 · 5010000000017")).toBeVisible()
    await expect(page.getByText("Still to match: Machine type.")).toBeVisible()
    await expectAccessible(page, "the matching of columns")
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(page.getByText("Some columns are still missing")).toBeVisible()
    await ours("Kind").selectOption("Machine type")
    await expect(page.getByText("Every required column is matched.")).toBeVisible()
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(tile("To be added")).toContainText("2")
    await expect(page.getByText(/^Columns matched as on .+ by .+@/)).toBeVisible()
    await expectAccessible(page, "a check of matched columns")
  })

  await test.step("the list is written", async () => {
    await page.getByRole("button", { name: "Import 2 products" }).click()
    await expect(page.getByText("supplier.xlsx is imported")).toBeVisible({ timeout: 60_000 })
    const number = `BOOK-${stamp}-1`
    const price = async () => {
      const path = `catalogue?q=${encodeURIComponent(number)}&facets=false`
      const { products } = await askAdmin<{ products: { part_number: string; price: number }[] }>(path)
      return products.find((product) => product.part_number === number)?.price
    }
    await soon(price, `the price of ${number}`).toBe(10.5)
  })

  await test.step("the next file with these headings is checked at once, and can be matched anew", async () => {
    await page.reload()
    await choose(11)
    await expect(tile("To be changed")).toContainText("1")
    const changes = page.getByRole("table", { name: "Prices that change" }).getByRole("row").last()
    for (const text of [`Epsilon ${stamp}`, "£10.50", "£11.00"]) await expect(changes).toContainText(text)
    await expectAccessible(page, "the prices that change")
    await page.getByRole("button", { name: "Change the columns" }).click()
    await ours("Trade price").selectOption("Leave out")
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(tile("Unchanged")).toContainText("2")
  })

  await test.step("the import is undone, and what it added is gone", async () => {
    await page.reload()
    const last = page
      .getByRole("list", { name: "Last imports" })
      .getByRole("listitem")
      .filter({ hasText: "supplier.xlsx" })
      .first()
    await live(last.getByRole("button", { name: "Undo the import of supplier.xlsx" }))
    await last.getByRole("button", { name: "Undo the import of supplier.xlsx" }).click()
    const question = page.getByRole("alertdialog", { name: "Undo the import of supplier.xlsx?" })
    await expect(question).toContainText("It concerns 2 products")
    await expectAccessible(page, "the question before an import is undone")
    await question.getByRole("button", { name: "Undo 2 products" }).click()
    const result = page.getByRole("dialog", { name: "The import of supplier.xlsx is undone" })
    await expect(result).toContainText("2 products were deleted.", { timeout: 60_000 })
    await expectAccessible(page, "what an undone import did")
    await result.getByRole("button", { name: "Close" }).last().click()
    await expect(last.getByRole("button", { name: "What went back of supplier.xlsx" })).toBeVisible()
    await expect(last.getByRole("button", { name: "Undo the import of supplier.xlsx" })).toHaveCount(0)
  })
})

test("what seems damaged in a price list takes its suggestion, or is said to be right, before it is imported", async ({
  page,
  atEnd,
}) => {
  const stamp = Date.now().toString(36).toUpperCase()
  atEnd(() => deleteProducts(stamp))
  const row = (...[partNumber, name, price]: [string, string, string]) =>
    `${partNumber},${name} ${stamp},Zebra,Tablets,${price},"1,000"`
  const file = [
    "part_number,name,brand,machine_type,price,stock",
    row(`DMG-${stamp}-1`, "RenÃ©e’s kit", "1 249.00"),
    row(`DMG-${stamp}-2`, "Kit â€“ second", "2"),
    row(`DMG-${stamp}-3`, "CAFÃ®T", "3"),
    row(`DMG-${stamp}-4\u200b`, "Plain kit", "4"),
    row(`DMG-${stamp}-5`, "TÃªte", "5"),
  ].join("\r\n")
  const tile = (label: string) =>
    page.getByRole("list", { name: "What the file does" }).getByRole("listitem").filter({ hasText: label })

  await openStaffPage(page, "/admin/import")
  await live(page.getByRole("button", { name: "Check the file" }))
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles({ name: "damaged.csv", mimeType: "text/csv", buffer: Buffer.from(file) })
  await page.getByRole("button", { name: "Check the file" }).click()
  await expect(tile("Rows with problems")).toContainText("4")
  await expect(page.getByText("Invisible characters, or hyphens that no keyboard has")).toBeVisible()
  await expectAccessible(page, "rows that seem damaged")

  const names = page.getByRole("textbox", { name: "name", exact: true })
  await page.getByRole("checkbox", { name: "Right as it is: name" }).nth(2).check()
  await page.getByRole("button", { name: `Use “Tête ${stamp}”` }).click()
  await page.getByRole("button", { name: "Use the suggestions for 2 rows" }).click()
  const shown = ["Renée’s kit", "Kit – second", "CAFÃ®T", "Tête"]
  for (const [at, name] of shown.entries()) await expect(names.nth(at)).toHaveValue(`${name} ${stamp}`)
  await expect(page.getByRole("button", { name: "Check again" })).toBeFocused()
  await page.getByRole("button", { name: "Import 1 product" }).click()
  await expect(page.getByText("Check the corrected rows first")).toBeVisible()
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(tile("Rows with problems")).toContainText("0")
  await page.getByRole("button", { name: "Import 5 products" }).click()
  await expect(page.getByText("damaged.csv is imported")).toBeVisible({ timeout: 60_000 })

  interface Found {
    products: { part_number: string; name: string; price: number; stock: number }[]
  }
  const found = async () =>
    (await askAdmin<Found>(`catalogue?q=${stamp}&facets=false&order=name`)).products.map(
      ({ part_number: partNumber, name, price, stock }) => [partNumber, name, price, stock],
    )
  await soon(found, "the products of the price list").toEqual([
    [`DMG-${stamp}-3`, `CAFÃ®T ${stamp}`, 3, 1000],
    [`DMG-${stamp}-2`, `Kit – second ${stamp}`, 2, 1000],
    [`DMG-${stamp}-4`, `Plain kit ${stamp}`, 4, 1000],
    [`DMG-${stamp}-1`, `Renée’s kit ${stamp}`, 1249, 1000],
    [`DMG-${stamp}-5`, `Tête ${stamp}`, 5, 1000],
  ])
})
