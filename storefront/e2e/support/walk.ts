import { expect, type Page, test } from "@playwright/test"
import { expectAccessible } from "./accessible"
import { settings } from "./settings"

/** Widths at which every page is looked at, in pixels: a phone's least, two phones and tablets, two desks. */
const WIDTHS = [320, 390, 768, 1280, 1600] as const

/** At its least width a page is looked at in the light, and at a desk's in the dark: both themes, both layouts. */
const LOOKED_AT: Readonly<Record<number, "light" | "dark">> = { 320: "light", 1280: "dark" }

/** Halves of the site, walked over side by side: the services, which are many pages of one kind, and all others. */
export const isOfServices = (path: string): boolean => path.startsWith("/services")

/** What a page did that nobody asked for. */
interface Watched {
  complaints: string[]
  foreign: string[]
}

function watch(page: Page): Watched {
  const watched: Watched = { complaints: [], foreign: [] }
  page.on("console", (message) => {
    if (message.type() === "error") watched.complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => watched.complaints.push(`${page.url()}: ${String(error)}`))
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith("http") && origin !== new URL(settings.STOREFRONT_URL).origin)
      watched.foreign.push(request.url())
  })
  return watched
}

/** How many pixels the page is wider than its window, after the window was given a width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** Names that a link on the page leads to on the page itself, and that nothing there has. */
const deadAnchors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(({ pathname, search, hash }) => {
        const isHere = pathname === location.pathname && search === location.search
        return isHere && hash.length > 1 && !document.getElementById(decodeURIComponent(hash.slice(1)))
      })
      .map(({ hash }) => hash),
  )

/**
 * Walks over pages, each loaded once: landmarks, links within the page, accessibility, nothing sideways at five widths, no
 * complaint of the browser and no request to anybody else.
 *
 * @param paths addresses of public pages
 */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const watched = watch(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 })
      await page.goto(path)
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect.soft(page.getByRole(landmark), `${path}: ${landmark}`).toHaveCount(1)
      await expect.soft(page.getByRole("heading", { level: 1 }), `${path}: one heading`).toHaveCount(1)
      for (const width of WIDTHS) {
        const overflow = await overflowAt(page, width)
        expect.soft(overflow, `${path} is no wider than a window of ${width} px`).toBeLessThanOrEqual(0)
        const theme = LOOKED_AT[width]
        if (!theme) continue
        await page.emulateMedia({ colorScheme: theme })
        await expectAccessible(page, `${path} at ${width} px, ${theme}`)
      }
      expect.soft(await deadAnchors(page), `${path}: links within the page`).toEqual([])
    })
  }
  expect(watched.complaints).toEqual([])
  expect(watched.foreign).toEqual([])
}
