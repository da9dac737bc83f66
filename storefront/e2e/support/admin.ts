import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "./accessible"
import { settings } from "./settings"

/** Opens the Medusa Admin as the first admin. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${settings.BACKEND_URL}/app/login`)
  await page.getByPlaceholder("Email").fill(settings.ADMIN_EMAIL)
  await page.getByPlaceholder("Password").fill(settings.ADMIN_PASSWORD)
  await page.getByRole("button", { name: /continue/i }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Opens a page of the Medusa Admin. @param path below `/app` */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`${settings.BACKEND_URL}/app${path}`)
}

/**
 * Console messages that are no faults: responses of 400 or more, which some tests provoke, and scripts of the test
 * itself, which the sandboxed preview of HTML blocks, too.
 */
const EXPECTED = /status of 4\d\d|Blocked script execution in 'about:srcdoc'/

/**
 * Collects the errors of a page.
 *
 * @returns a list that grows: crashes and console errors
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(message.text())
  })
  return errors
}

/**
 * Expects a part of the page to be accessible. Only our own parts are looked at: Medusa's shell (side bar, breadcrumbs)
 * has unlabelled buttons that we cannot mend.
 *
 * @param scope CSS selector of the part
 */
export async function expectPartAccessible(page: Page, scope: string): Promise<void> {
  await expect(page.locator(scope).first()).toBeVisible()
  await expect(async () => {
    // Radix puts a focusable guard that assistive technology does not see around every dialog and menu.
    await expectAccessible(page, scope, { within: scope, without: "[data-radix-focus-guard]" })
    // Medusa's own buttons fade in their colours, even where reduced motion is asked for.
  }).toPass({ timeout: 60_000 })
}
