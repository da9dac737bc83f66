import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf } from "../support/backend"
import { allowCookies } from "../support/consent"
import { live } from "../support/live"
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

/** As Back shows a page that is still in the browser's memory. */
const showAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))

const optional = { "recently-viewed": [], "recent-searches": [], "enquiry-draft-oem/oems": {}, _gcl_ls: 1 }

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
    const others = { vat: "inc", "recently-viewed-not": [] }
    await putIn(page, { ...optional, ...others, "cookie-consent-preferences": choice })
    await context.addCookies([{ name: "_ga", value: "1", url: settings.STOREFRONT_URL }])
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await soon(() => keysOf(page), "what is stored").toEqual(["recently-viewed-not", "vat"])
    await soon(() => cookiesOf(page), "cookies").toEqual([])
  })
}

test("a choice that expires while the site is open ends with the next page", async ({ page, context }) => {
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  await putIn(page, { ...optional, "cookie-consent-preferences": choiceOf(ALL, 366) })
  await context.addCookies([{ name: "_ga", value: "1", url: settings.STOREFRONT_URL }])
  await page.evaluate(() => {
    window.addEventListener("cookie-consent-change", (event) => {
      document.documentElement.dataset.heard = JSON.stringify((event as CustomEvent).detail)
    })
  })
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Policy")
  await expect(banner(page)).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("data-heard", "null")
  expect(await keysOf(page)).toEqual([])
  expect(await cookiesOf(page)).toEqual([])
})

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
  await showAgain(page)
  await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: null })))
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
  await allowCookies(page, "Analytics", "Preferences")
  expect(await namesLeft()).toEqual(["_ga", "_ga_TEST1234", "_gallery", "cart"])
  await allowCookies(page)
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

  await allowCookies(page, "Preferences")
  const less = { analytics: false, marketing: false, preferences: true }
  await soon(() => heard.at(-1), "what the other tab hears").toMatchObject(less)
  expect(await cookiesOf(page)).toEqual([])

  await test.step("where the storage is cleared, nothing is allowed, and it is asked again", async () => {
    await page.evaluate(() => localStorage.clear())
    await soon(() => heard.at(-1), "what the other tab hears").toBeNull()
    await expect(banner(other)).toBeVisible()
  })

  await test.step("a page from the browser's memory has heard of nothing", async () => {
    await putIn(other, { "cookie-consent-preferences": choiceOf(less), "recently-viewed": [] })
    await showAgain(other)
    await soon(() => heard.at(-1), "what the page hears").toMatchObject(less)
    await putIn(other, { "cookie-consent-preferences": choiceOf({}) })
    await showAgain(other)
    await soon(() => keysOf(other), "what is stored").toEqual(["cookie-consent-preferences"])
  })
})

test("the preferences in two tabs: what was switched in one alone is not switched back in the other", async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other] as const
  for (const tab of tabs) await tab.goto("/faq")
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(other)).toBeHidden()
  const preferences = (tab: Page) => tab.getByRole("dialog", { name: "Cookie preferences" })
  for (const tab of tabs) await tab.getByRole("button", { name: "Cookie preferences" }).click()
  await preferences(other).getByRole("switch", { name: "Marketing" }).setChecked(false)
  await preferences(page).getByRole("switch", { name: "Analytics" }).setChecked(false)
  await preferences(page).getByRole("button", { name: "Save Preferences" }).click()
  await expect(preferences(other).getByRole("switch", { name: "Analytics" })).not.toBeChecked()
  await preferences(other).getByRole("button", { name: "Save Preferences" }).click()
  const both = { analytics: false, marketing: false, preferences: true }
  await soon(() => storedConsent(page)).toMatchObject(both)
})

test("what was viewed and searched for goes from the page that shows it, too", async ({ page }) => {
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  const before = await findProduct()
  await putIn(page, {
    "recently-viewed": { version: 1, items: [pathOf(before)] },
    "recent-searches": { version: 1, items: ["tc22"] },
  })
  await page.goto(pathOf(await findProduct(({ id }) => id !== before.id)))
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  const viewed = page.getByRole("heading", { name: "Recently viewed" })
  await expect(viewed).toBeVisible()
  const field = { name: "Search by part number", exact: true }
  await page.getByRole("searchbox", field).click()
  const searches = page.getByRole("group", { name: "Recent searches" })
  await page.getByRole("combobox", field).press("ArrowDown")
  await expect(searches).toBeVisible()

  await allowCookies(page)
  await expect(viewed).toBeHidden()
  await page.getByRole("combobox", field).press("ArrowDown")
  await expect(searches).toBeHidden()
  expect(await keysOf(page)).toEqual(["cookie-consent-preferences"])
})

test("a refusal deletes cookies where the storage is blocked", async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError")
      },
    }),
  )
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  await context.addCookies([{ name: "_ga", value: "1", url: settings.STOREFRONT_URL }])
  await allowCookies(page)
  expect(await cookiesOf(page)).toEqual([])
})

/** Fills the storage of a page to the last character. */
const fillStorage = (page: Page, key: string) =>
  page.evaluate((name) => {
    let text = ""
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
      for (;;) {
        try {
          localStorage.setItem(name, text + "x".repeat(length))
          text += "x".repeat(length)
        } catch {
          break
        }
      }
    }
  }, key)

test("a refusal holds where the storage is full: on this page, and on the next one nothing is allowed", async ({
  page,
}) => {
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  await fillStorage(page, "cart")
  await allowCookies(page)
  await page.getByRole("button", { name: "Cookie preferences" }).click()
  const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
  await expect(dialog.getByRole("switch", { name: "Analytics" })).not.toBeChecked()
  expect(await storedConsent(page)).toBeNull()
  await page.keyboard.press("Escape")
  await showAgain(page)
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test("a choice is stored before a draft takes the last room", async ({ page }) => {
  await page.goto("/contact")
  await expect(banner(page)).toBeVisible()
  const message = page.locator("form[method=post]").getByLabel("Message")
  await message.focus()
  await (await live(message)).fill("Five scanners with a dock, please, and a label printer for each of them.")
  await soon(() => page.evaluate(() => sessionStorage.length), "drafts in the window").toBe(1)
  await fillStorage(page, "cart")
  await page.evaluate(() => localStorage.setItem("cart", (localStorage.getItem("cart") ?? "").slice(200)))
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  expect(await storedConsent(page)).toMatchObject(ALL)
})

test("a refusal is stored where what it deletes makes room", async ({ page }) => {
  await page.goto("/faq")
  await banner(page).getByRole("button", { name: "Accept All" }).click()
  await expect(banner(page)).toBeHidden()
  await fillStorage(page, "enquiry-draft-oem/oems")
  await allowCookies(page)
  const refused = { analytics: false, marketing: false, preferences: false }
  expect(await storedConsent(page)).toMatchObject(refused)
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
