import { expect, test } from "../support/test"
import { pagesOfEachKind } from "../support/pages"

declare global {
  interface Window {
    /** By how much the page has shifted since it was opened, each shift as the share that browsers report. */
    shifts?: () => number
  }
}

test("the keyboard reaches the content past the header", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
})

/** Sums up the shifts of the page from its beginning. Runs in the page. */
function sumShifts(): void {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: "layout-shift", buffered: true })
  window.shifts = () => {
    add(observer.takeRecords())
    return sum
  }
}

test("nothing shifts while a page loads", async ({ page }) => {
  await page.addInitScript(sumShifts)
  for (const { name, path } of await pagesOfEachKind()) {
    await page.goto(path)
    // The floating buttons are the last part of every page that is loaded: its scripts have come, and it has been idle.
    await expect(page.locator('aside[aria-label="Shortcuts"]')).toBeAttached()
    const shift = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return window.shifts?.()
    })
    expect(shift, name).toBeLessThan(0.02)
  }
})
