import AxeBuilder from "@axe-core/playwright"
import { expect, test, type Page } from "@playwright/test"

const ACCESSIBILITY = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

async function expectAccessible(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(ACCESSIBILITY).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
    state,
  ).toEqual([])
}

test.describe("the CO2e calculator", () => {
  const result = (page: Page) => page.getByRole("region", { name: "Estimate" })

  test("counts as figures change, by keyboard, and its address says everything", async ({ page }) => {
    await page.goto("/co2-calculator")
    await test.step("it opens with an example, its range, chart and sources", async () => {
      await expect(result(page)).toContainText("10 mobile computers · repair · 3 years")
      await expect(
        result(page)
          .getByText(/^estimated between/)
          .first(),
      ).toBeVisible()
      await expect(result(page).getByRole("figure", { name: "CO2e caused over 3 years" })).toBeVisible()
      await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible()
      await expectAccessible(page, "the calculator with its example")
    })

    await test.step("a choice and a quantity by keyboard change the estimate at once", async () => {
      const scanners = page.getByRole("spinbutton", { name: "Barcode scanners" })
      await scanners.focus()
      // The script comes after the page: the first press that counts is the proof that it is there.
      await expect(async () => {
        await page.keyboard.press("PageUp")
        await expect(result(page)).toContainText("barcode scanners", { timeout: 500 })
      }).toPass()
      await scanners.fill("30")
      await page.keyboard.press("Enter")
      await page.getByRole("radio", { name: "Repair" }).focus()
      await page.keyboard.press("ArrowRight")
      await expect(page.getByRole("radio", { name: "Refurbished" })).toBeChecked()
      await expect(result(page)).toContainText("10 mobile computers · 30 barcode scanners · refurbished")
      await expect(result(page).getByRole("status").first()).toContainText(/Saved a year: [\d,]+ kg CO2e/)
    })

    await test.step("the shared address gives the same result", async () => {
      await expect(page).toHaveURL(/choice=refurbished&years=3&mobile-computers=10&barcode-scanners=30$/)
      const bars = result(page).getByRole("figure").getByRole("img")
      const figures = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute("aria-label")))
      expect(figures).toHaveLength(2)
      await page.reload()
      for (const [index, figure] of figures.entries())
        await expect(bars.nth(index)).toHaveAccessibleName(figure ?? "")
    })

    await test.step("nothing asked: it says what to enter", async () => {
      await page.goto("/co2-calculator?choice=repair&years=1")
      await expect(result(page)).toContainText("Enter how many devices there are.")
    })
  })

  test("works without JavaScript, as a form whose answer the server writes", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto("/co2-calculator")
    await page.getByRole("spinbutton", { name: "POS systems" }).fill("4")
    await page.getByLabel("For how many years?").selectOption("2 years")
    await page.getByRole("radio", { name: "Buy-back" }).press("Space")
    await page.getByRole("button", { name: "Calculate" }).click()
    await expect(result(page)).toContainText("10 mobile computers · 4 POS systems · buy-back · 2 years")
    await expect(result(page)).toContainText("This is saved by the next user")
    await context.close()
  })
})
