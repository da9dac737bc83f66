import { expect, test } from "@playwright/test"

test("a lost connection is said, and that it is back (specification, 8)", async ({ page, context }) => {
  await page.goto("/")
  const status = page.getByRole("status").filter({ hasText: /connect/i })
  // Watched once the page has settled.
  await expect(page.locator('aside[aria-label="Shortcuts"]')).toBeAttached()

  await test.step("No internet connection", async () => {
    await context.setOffline(true)
    await expect(status).toHaveText("No internet connection")
    await expect(page.getByRole("button", { name: "Reset Connection" })).toBeVisible()
  })

  await test.step("Connected", async () => {
    await context.setOffline(false)
    await expect(status).toHaveText("Connected")
  })
})
