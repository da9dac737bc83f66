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

  await test.step("an old workbook says what to do", async () => {
    await openStaffPage(page, "/admin/import")
    await live(page.getByRole("button", { name: "Check the file" }))
    await page.getByLabel("CSV or Excel file").setInputFiles({
      ...{ name: "old.xls", mimeType: "application/vnd.ms-excel" },
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    })
    await expect(page.getByText(/old Excel workbook \(\.xls\)/)).toBeVisible()
    await page.reload()
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

for (const width of [1280, 390]) {
  test(`a file is chosen after the template, its columns matched and its prices previewed, at ${width} px`, async ({
    page,
    atEnd,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const stamp = `${Date.now().toString(36).toUpperCase()}${width}`
    const name = `Previewed ${stamp}`
    atEnd(() => deleteProducts(name))
    const { machine_types: types } = await askAdmin<{ machine_types: { id: string }[] }>("machine-types")
    const { product } = await askAdmin<{ product: { id: string } }>("catalogue/products", "POST", {
      ...{ name, machine_type_id: types[0]?.id, part_number: `VIEW-${stamp}`, price: 100 },
    })
    await openStaffPage(page, "/admin/import")
    await live(page.getByRole("button", { name: "Check the file" }))

    await test.step("the template has every column and no product", async () => {
      const download = page.waitForEvent("download")
      await page.getByRole("link", { name: "Download a template" }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n")
      expect(lines).toHaveLength(1)
      for (const column of ["part_number", "name", "price", "stock"]) expect(lines[0]).toContain(column)
    })

    await test.step("headings of another kind are matched", async () => {
      await page.getByLabel("CSV or Excel file").setInputFiles({
        ...{ name: "supplier.csv", mimeType: "text/csv" },
        buffer: Buffer.from(
          `Mfr part number,Product,Make,Kind ${stamp},Trade price,Stock\nVIEW-${stamp},${name},Zebra,Tablets,250,4\n`,
        ),
      })
      await page.getByRole("button", { name: "Check the file" }).click()
      const ours = (heading: string) => page.getByRole("combobox", { name: `Our column for ${heading}` })
      await expect(ours("Mfr part number")).toHaveValue("part_number")
      await ours(`Kind ${stamp}`).selectOption("Machine type")
      await expectAccessible(page, "the matching of columns")
      await page.getByRole("button", { name: "Check the file" }).click()
    })

    await test.step("the old price and the new one are shown before anything is written", async () => {
      const row = page.getByRole("table", { name: "Prices that change" }).getByRole("row").last()
      await expect(row).toContainText(name)
      await expect(row).toContainText("£100.00")
      await expect(row).toContainText("£250.00")
      await expectAccessible(page, "the prices that change")
      const stored = await askAdmin<{ product: { price: number } }>(`catalogue/products/${product.id}`)
      expect(stored.product.price).toBe(100)
    })
  })
}
