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

  await test.step("what an extension blocks is said to be blocked", async () => {
    await page.route("**/api/health", (route) => route.abort("blockedbyclient"))
    await context.setOffline(true)
    await expect(status).toHaveText("No internet connection")
    await context.setOffline(false)
    // The check that being online again sets off may still find the network gone.
    await expect(async () => {
      await page.getByRole("button", { name: "Reset Connection" }).click({ timeout: 1_000 })
      const blocked = "Database connection blocked by browser extension"
      await expect(status).toHaveText(blocked, { timeout: 1_000 })
    }).toPass()
    await page.getByRole("button", { name: "Dismiss" }).click()
    await expect(status).toHaveCount(0)
  })
})
