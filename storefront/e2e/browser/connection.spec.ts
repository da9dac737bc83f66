import { expect, test } from "../support/test"

test("a backend to which the browser blocks requests is reported as blocked, until Reset Connection reaches it again (specification, 4 and 8)", async ({
  page,
  context,
}) => {
  // Blocked as by an extension; a route of Playwright's would also stop every request for the favicon.
  const browser = await context.newCDPSession(page)
  await browser.send("Network.enable")
  const block = (urls: string[]) => browser.send("Network.setBlockedURLs", { urls })
  await block(["*/api/health"])
  await page.goto("/")
  const status = page.getByRole("status").filter({ hasText: /connect/i })
  const reset = page.getByRole("button", { name: "Reset Connection" })
  await expect(page.locator('aside[aria-label="Shortcuts"]')).toBeAttached()
  // The message appears at once with the button, which otherwise appears after half a minute of checks.
  await context.setOffline(true)
  await expect(status).toHaveText("No internet connection")
  await context.setOffline(false)

  await test.step("Database connection blocked by browser extension", async () => {
    await reset.click()
    await expect(status).toHaveText("Database connection blocked by browser extension")
  })

  await test.step("Connected", async () => {
    await block([])
    await reset.click()
    await expect(status).toHaveText("Connected")
  })
})
