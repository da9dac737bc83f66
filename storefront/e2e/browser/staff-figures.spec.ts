import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, sendOemForm, Staff, viewProduct } from "../support/backend"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, openStaffPage } from "../support/staff"

const figure = (page: Page, name: string) => page.getByRole("figure", { name })

/** The numbers of a figure's row, once the page has it: a reload answers before its figures have come. */
async function numbersOf(page: Page, name: string, row: string | RegExp): Promise<number[]> {
  const cells = figure(page, name)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: row }) })
    .getByRole("cell")
  await expect(cells.first()).toBeVisible()
  return (await cells.allTextContents()).map((text) => Number(text.replaceAll(",", "")))
}

/** Number of enquiries by manufacturers in the present week, which no test beside this one sends. */
async function oemSubmissions(page: Page): Promise<number> {
  const chart = figure(page, "Enquiries by week")
  const head = chart.getByRole("columnheader", { name: /^OEM enquiry/ })
  await expect(head).toBeVisible()
  const column = await head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
  return Number(await chart.getByRole("row").last().locator("th, td").nth(column).textContent())
}

test("an enquiry, a visit and a search without result appear in the figures (issue 18, number 12)", async ({
  page,
}) => {
  const missed = "no such thing 0081"
  const product = await findProduct()
  // One enquiry of this kind is there in any case: a figure without any is not drawn.
  await sendOemForm("Counter Kiosks Ltd")

  await test.step("a search that finds nothing is counted once it stays in the field", async () => {
    await page.goto("/")
    const field = page.getByRole("searchbox", { name: "Search by part number", exact: true })
    await field.click()
    const counted = page.waitForResponse((response) => response.url().endsWith("/api/missed-searches"))
    await page.getByRole("combobox", { name: "Search by part number", exact: true }).fill(missed)
    expect((await counted).status()).toBe(204)
  })

  await test.step("the search is shown, with tables open beside the charts in a wide window", async () => {
    await openStaffPage(page, "/admin/figures")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figures")
    await expect(
      figure(page, "Searches without result").getByRole("rowheader", { name: missed }),
    ).toBeVisible()
    await expect(page.getByText("Show the figures as a table").first()).toBeHidden()
    await expectAccessible(page, "the figures")
  })

  await test.step("one enquiry more makes the week's number one more, and it waits for an answer", async () => {
    const before = await oemSubmissions(page)
    await sendOemForm("Counter Kiosks Ltd")
    const afterReload = async () => {
      await page.reload()
      return oemSubmissions(page)
    }
    await soon(afterReload, "enquiries of the week").toBe(before + 1)
    const [waiting = 0] = await numbersOf(page, "Answers in time", "Waiting")
    expect(waiting).toBeGreaterThanOrEqual(2)
  })

  await test.step("low stock and views are those of the shop", async () => {
    const views = async () => {
      const read = await askAdmin<{ most_viewed: { product_id: string; views: number }[] }>(
        "figures?weeks=12",
      )
      return read.most_viewed.find((one) => one.product_id === product.id)?.views ?? 0
    }
    const before = await views()
    await viewProduct(product.id)
    await soon(views, `views of ${product.name}`).toBe(before + 1)
    const afterReload = async () => {
      await page.reload()
      return (await numbersOf(page, "Most viewed products", product.name))[0]
    }
    await soon(afterReload, "views that the page shows").toBe(before + 1)
    const shown = await figure(page, "Below the reorder level").getByRole("rowheader").first().textContent()
    const { products } = await askAdmin<{
      products: { name: string; part_number: string | null; stock: number }[]
    }>("catalogue?status=published&order=stock&limit=100&facets=false")
    const low = products.find(({ name, part_number: number }) => {
      const label = [name, number].filter(Boolean).join(", ")
      return [label, `${label}, no level set`].includes(shown ?? "")
    })
    const [stock] = await numbersOf(page, "Below the reorder level", shown ?? "")
    expect(stock).toBe(low?.stock)
    expect(stock).toBeLessThan(5)
  })

  await test.step("a figure is a file, too", async () => {
    const href = await page
      .getByRole("link", { name: "Download searches without result as CSV" })
      .getAttribute("href")
    const file = await page.request.get(href ?? "")
    expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="missed-searches-.*\.csv"$/)
    expect(await file.text()).toContain(`"${missed}"`)
  })
})

test("a product with less in stock than its own reorder level is to be ordered again (issue 18, number 12)", async ({
  page,
  request,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const name = `Reordered Scanner ${stamp}`
  const sku = `REORDER-${stamp}`
  const staff = await Staff.signIn()
  atEnd(() => staff.tidy())
  const { brand, machine_type: machineType } = await findProduct()
  const id = await staff.createProduct({
    ...{ title: name, handle: `reordered-${stamp}`, sku, price: 10, stock: 7 },
    ...{ brandId: brand.id, machineTypeId: machineType.id },
  })
  const file = async () => {
    const response = await page.request.get("/api/staff/figures?figure=low-stock&weeks=4&threshold=5")
    return (await response.text()).split("\r\n").find((line) => line.includes(sku)) ?? "not listed"
  }

  await test.step("without a level, seven are enough: the chosen level is five", async () => {
    await openStaffPage(page, `/admin/edit-product/${id}`)
    expect(await file()).toBe("not listed")
  })

  await test.step("staff set its level, and the figure lists it", async () => {
    await live(page.getByRole("button", { name: "Save", exact: true }))
    const level = page.getByRole("textbox", { name: /^Reorder level/ })
    await level.fill("100001")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(level).toHaveAccessibleDescription(/Enter a whole number from 0 to 100,000/)
    await level.fill("8")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Saved and published")
    await soon(file, "the figure lists the product").toBe(`"${name}","${sku}","7","8","Yes"`)
  })

  await test.step("so does the list that the dashboard leads to, and visitors never see the level", async () => {
    await page.goto("/admin/dashboard")
    const panel = page.getByRole("region", { name: "Below the reorder level" })
    await panel.getByRole("link", { name: "See all" }).click()
    await expect(page).toHaveURL(/\/admin\/products\?status=published&below_reorder_level=5$/)
    await expect(page.getByRole("link", { name: "Below the reorder level" })).toHaveAttribute(
      "aria-current",
      "page",
    )
    await page.goto(`/admin/products?status=published&below_reorder_level=5&q=${sku}`)
    await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible()
    const path = `/products/${brand.handle}/${machineType.handle}/reordered-${stamp}`
    await soon(async () => (await request.get(path)).status(), path).toBe(200)
    expect(await (await request.get(path)).text()).not.toMatch(/reorder.level/i)
  })
})

test("on a phone each figure opens its table, and can be asked for another period", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sendOemForm("Counter Kiosks Ltd")
  await openStaffPage(page, "/admin/figures")
  const chart = figure(page, "Enquiries by week")
  await expect(chart.getByRole("table")).toBeHidden()
  await chart.getByText("Show the figures as a table").click()
  await expect(chart.getByRole("table")).toBeVisible()
  await expect(chart.getByRole("row")).toHaveCount(27)
  await expectAccessible(page, "the figures on a phone")
  await page.getByRole("combobox", { name: "Period" }).selectOption("4")
  await expect(page).toHaveURL(/weeks=4/)
  await expect(chart.getByRole("row")).toHaveCount(5)
})
