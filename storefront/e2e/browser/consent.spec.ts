import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

const storedConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookie-consent-preferences") ?? "null") as unknown)

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" })

test.use({ storageState: { cookies: [], origins: [] } })

test("a visitor is asked once for consent to storage (specification, 4 and 9)", async ({ page, context }) => {
  const foreign: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(settings.STOREFRONT_URL).origin) foreign.push(request.url())
  })
  await page.goto("/")

  await test.step("the banner comes, and before a choice nothing is kept on the device", async () => {
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await context.cookies()).toEqual([])
    await expectAccessible(page, "the banner", { within: "section[aria-label]" })
  })

  await test.step("Dismiss hides it for the session, without a choice", async () => {
    await banner(page).getByRole("button", { name: "Dismiss" }).click()
    await expect(banner(page)).toBeHidden()
    expect(await storedConsent(page)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem("cookie-banner-dismissed"))).not.toBeNull()
    await page.reload()
    await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeVisible()
    await expect(page.locator('script[src="/tracking.js"]')).toBeAttached()
    await expect(banner(page)).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })

  await test.step("Reject All Optional keeps a refusal, and it is not asked again", async () => {
    await banner(page).getByRole("button", { name: "Reject All Optional" }).click()
    await expect(banner(page)).toBeHidden()
    const refused = { necessary: true, analytics: false, marketing: false, preferences: false }
    await soon(() => storedConsent(page)).toMatchObject(refused)
  })

  await test.step("the preferences change it, lock what is necessary, and say so to the page", async () => {
    await page.evaluate(() => {
      window.addEventListener("cookie-consent-change", (event) => {
        document.documentElement.dataset.heard = JSON.stringify((event as CustomEvent).detail)
      })
    })
    await page.getByRole("button", { name: "Cookie preferences" }).click()
    const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
    await expect(dialog.getByRole("switch", { name: /^Analytics/ })).not.toBeChecked()
    await expect(dialog.getByRole("switch", { name: /Necessary/ })).toBeChecked()
    await dialog.getByRole("switch", { name: /^Preferences/ }).press("Space")
    await dialog.getByRole("button", { name: "Save Preferences" }).click()
    await expect(dialog).toBeHidden()
    const saved = { necessary: true, analytics: false, marketing: false, preferences: true }
    await soon(() => storedConsent(page)).toMatchObject(saved)
    expect(JSON.parse((await page.locator("html").getAttribute("data-heard")) ?? "")).toMatchObject(saved)
  })

  await test.step("Accept All and Deny Optional in the preferences", async () => {
    const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
    await page.getByRole("button", { name: "Cookie preferences" }).click()
    await dialog.getByRole("button", { name: "Accept All" }).click()
    const accepted = { analytics: true, marketing: true, preferences: true }
    await soon(() => storedConsent(page)).toMatchObject(accepted)
    await page.getByRole("button", { name: "Cookie preferences" }).click()
    await dialog.getByRole("button", { name: "Deny Optional" }).click()
    const denied = { analytics: false, marketing: false, preferences: false }
    await soon(() => storedConsent(page)).toMatchObject(denied)
  })

  // Without a configured tag, nothing but this site is requested.
  expect(foreign).toEqual([])
})
