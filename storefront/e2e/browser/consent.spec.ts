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

/** The choice that is stored; `days` ago. */
const choiceOf = (
  allowed: Partial<Record<"analytics" | "marketing" | "preferences", boolean>>,
  days = 0,
) => ({
  ...{ necessary: true, analytics: false, marketing: false, preferences: false, ...allowed },
  timestamp: new Date(Date.now() - days * 24 * 60 * 60_000).toISOString(),
})

const ALL = { analytics: true, marketing: true, preferences: true }

/** Puts entries into the storage of a page. */
const putIn = (page: Page, entries: Readonly<Record<string, unknown>>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, entries)

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, domain, path }) => `${name} ${domain} ${path}`).sort()

/** Saves the preferences with only some categories switched on. */
async function allow(page: Page, ...names: RegExp[]) {
  await page.getByRole("button", { name: "Cookie preferences" }).click()
  const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
  for (const name of [/^Analytics/, /^Marketing/, /^Preferences/]) {
    const isAllowed = names.some(({ source }) => source === name.source)
    await dialog.getByRole("switch", { name }).setChecked(isAllowed)
  }
  await dialog.getByRole("button", { name: "Save Preferences" }).click()
  await expect(dialog).toBeHidden()
}

for (const [title, choice] of [
  ["expired", choiceOf(ALL, 366)],
  ["is from the future", choiceOf(ALL, -2)],
  ["has no date", { ...choiceOf(ALL), timestamp: undefined }],
] as const) {
  test(`a choice that ${title} allows nothing: what it allowed is gone, and it is asked again`, async ({
    page,
    context,
  }) => {
    await page.goto("/faq")
    await expect(banner(page)).toBeVisible()
    const optional = { "recently-viewed": [], "recent-searches": [], "enquiry-draft-oem/oems": {} }
    await putIn(page, { ...optional, _gcl_ls: 1, vat: "inc", "cookie-consent-preferences": choice })
    await context.addCookies([{ name: "_ga", value: "1", url: settings.STOREFRONT_URL }])
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await soon(() => keysOf(page), "what is stored").toEqual(["cookie-consent-preferences", "vat"])
    await soon(() => cookiesOf(page), "cookies").toEqual([])
  })
}

test("a category that is withdrawn loses its cookies, on the host and on every parent domain and path", async ({
  page,
  context,
}) => {
  const shop = "http://www.shop.example"
  await context.route(`${shop}/**`, async (route) => {
    const url = route.request().url().replace(shop, settings.STOREFRONT_URL)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  // A site on the parent domain may count with its own consent.
  const neighbour = { name: "_ga", value: "GS1.1.a=b", domain: ".shop.example", path: "/" }
  await context.addCookies([neighbour])
  await page.goto(`${shop}/services/repair`)
  await expect(banner(page)).toBeVisible()
  expect(await cookiesOf(page)).toEqual(["_ga .shop.example /"])
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  const places = [
    ...["www.shop.example", ".www.shop.example", ".shop.example"].map((domain) => ({ domain, path: "/" })),
    ...["/services", "/services/", "/services/repair"].map((path) => ({ domain: ".shop.example", path })),
  ]
  const names = ["_ga", "_ga_TEST1234", "_gcl_au", "_gac_gb_1", "_gallery", "cart"]
  await context.addCookies(
    names.flatMap((name) => places.map((place) => ({ name, value: "GS1.1.a=b", ...place }))),
  )

  const namesLeft = async () => [...new Set((await context.cookies()).map(({ name }) => name))].sort()
  await allow(page, /^Analytics/, /^Preferences/)
  expect(await namesLeft()).toEqual(["_ga", "_ga_TEST1234", "_gallery", "cart"])
  await allow(page)
  expect(await namesLeft()).toEqual(["_gallery", "cart"])
  expect(await context.cookies()).toHaveLength(2 * places.length)
})

test("a choice in one tab is at once that of the others, and of a page that Back shows as it was left", async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const heard: unknown[] = []
  await other.exposeFunction("onChoice", (choice: unknown) => heard.push(choice))
  await other.addInitScript(() =>
    window.addEventListener("cookie-consent-change", (event) =>
      (window as unknown as { onChoice: (choice: unknown) => void }).onChoice((event as CustomEvent).detail),
    ),
  )
  await other.goto("/contact")
  await expect(banner(other)).toBeVisible()
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await soon(() => heard.at(-1), "what the other tab hears").toMatchObject(ALL)
  await expect(banner(other)).toBeHidden()
  // As a tag in the other tab that was granted until now.
  await context.addCookies([{ name: "_ga", value: "1", url: settings.STOREFRONT_URL }])

  await allow(page, /^Preferences/)
  const less = { analytics: false, marketing: false, preferences: true }
  await soon(() => heard.at(-1), "what the other tab hears").toMatchObject(less)
  expect(await cookiesOf(page)).toEqual([])

  await test.step("where the storage is cleared, nothing is allowed", async () => {
    await page.evaluate(() => localStorage.clear())
    await soon(() => heard.at(-1), "what the other tab hears").toBeNull()
  })

  await test.step("a page from the browser's memory has heard of nothing", async () => {
    await putIn(other, { "cookie-consent-preferences": choiceOf(less), "recently-viewed": [] })
    await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
    await soon(() => heard.at(-1), "what the page hears").toMatchObject(less)
    await putIn(other, { "cookie-consent-preferences": choiceOf({}) })
    await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
    await soon(() => keysOf(other), "what is stored").toEqual(["cookie-consent-preferences"])
  })
})

test("a refusal holds where the storage is full: on this page, and on the next one nothing is allowed", async ({
  page,
}) => {
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  await page.evaluate(() => {
    let text = ""
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
      for (;;) {
        try {
          localStorage.setItem("cart", text + "x".repeat(length))
          text += "x".repeat(length)
        } catch {
          break
        }
      }
    }
  })
  await allow(page)
  await page.getByRole("button", { name: "Cookie preferences" }).click()
  const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
  await expect(dialog.getByRole("switch", { name: /^Analytics/ })).not.toBeChecked()
  expect(await storedConsent(page)).toBeNull()
  await page.reload()
  await expect(banner(page)).toBeVisible()
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
