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

/** Whether any row of the element that has the focus is in front of everything else. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement ?? document.body
    const { top, bottom, left, right } = stop.getBoundingClientRect()
    const rows = Array.from({ length: window.innerHeight }, (_, row) => row + 0.5)
    return rows.some((y) => {
      const front = y > top && y < bottom && document.elementFromPoint((left + right) / 2, y)
      return front && (stop.contains(front) || front.contains(stop))
    })
  })

test("at 400 % zoom the banner leaves half of the window, and no focus is hidden (WCAG 2.2, 2.4.11)", async ({
  page,
}) => {
  const nameOfFocus = () =>
    page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent.trim()}`)
  /** Goes on with the Tab key while `isGoingOn`. @returns the number of stops, and the names of those that are not seen */
  const walk = async (isGoingOn: () => Promise<boolean>) => {
    const hidden: string[] = []
    let count = 0
    await page.keyboard.press("Tab")
    for (; count < 200 && (await isGoingOn()); count += 1) {
      if (!(await isFocusSeen(page))) hidden.push(await nameOfFocus())
      await page.keyboard.press("Tab")
    }
    return { count, hidden }
  }
  await page.setViewportSize({ width: 320, height: 256 })

  await test.step("on a page with the banner", async () => {
    await page.goto("/")
    await expect(banner(page)).toBeVisible()
    await soon(() => banner(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(128)
    const { count, hidden } = await walk(() => page.evaluate(() => document.activeElement !== document.body))
    expect(count).toBeGreaterThan(60)
    expect(hidden).toEqual([])
  })

  await test.step("in the drawer of filters", async () => {
    await banner(page).getByRole("button", { name: "Dismiss" }).click()
    await page.goto("/browse-products")
    await page.getByRole("button", { name: "Filters" }).click()
    const drawer = page.locator("[popover]").filter({ has: page.getByRole("form", { name: "Filters" }) })
    await soon(() => drawer.evaluate((element) => element.getBoundingClientRect().left)).toBe(0)
    const { count, hidden } = await walk(() =>
      page.evaluate(() => document.activeElement?.closest("[popover]") !== null),
    )
    expect(count).toBeGreaterThan(30)
    expect(hidden).toEqual([])
  })
})
