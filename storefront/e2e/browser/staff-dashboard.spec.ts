import { sendGeneralForm } from "../support/backend"
import { live } from "../support/live"
import { openStaffPage } from "../support/staff"
import { expect, test } from "../support/test"

test("the dashboard's chart shows the present week, however wide the window", async ({ page }) => {
  await sendGeneralForm("C. Olumn", "How many of us write in a week?")
  await openStaffPage(page, "/admin/dashboard")
  const chart = page.getByRole("group", { name: /^Submissions by week/ })
  await live(chart)
  // Bars stand in the order of the weeks, the present one last.
  const present = chart.getByRole("img").last()
  const bars = chart.getByRole("img", { name: /: [1-9]\d* submissions?$/ }).last()
  const size = page.viewportSize()
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await chart.scrollIntoViewIfNeeded()
    await expect(bars, `${width} px`).toBeInViewport({ ratio: 1 })
    const [weekOf = ""] = ((await present.getAttribute("aria-label")) ?? "").split(",")
    await expect(bars, `${width} px`).toHaveAccessibleName(new RegExp(`^${weekOf},`))
  }
  if (size) await page.setViewportSize(size)
})
