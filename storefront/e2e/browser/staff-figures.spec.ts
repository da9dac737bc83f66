import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { sendOemForm } from "../support/backend"
import { soon } from "../support/soon"
import { openStaffPage } from "../support/staff"

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

test("an enquiry and a search without result appear in the figures (issue 18, number 12)", async ({
  page,
}) => {
  const missed = "no such thing 0081"
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

  await test.step("a figure is a file, too", async () => {
    const href = await page
      .getByRole("link", { name: "Download searches without result as CSV" })
      .getAttribute("href")
    const file = await page.request.get(href ?? "")
    expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="missed-searches-.*\.csv"$/)
    expect(await file.text()).toContain(`"${missed}"`)
  })
})
