import { expect, type Page, test } from "@playwright/test"
import { expectAccessible } from "./accessible"
import { settings } from "./settings"

/** Widths at which every page is checked, in pixels: the narrowest phone, two phones and tablets, two desktops. */
const WIDTHS = [320, 390, 768, 1280, 1600] as const

/** Unexpected requests and messages of a page. */
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

/** How many pixels the page is wider than the window of a given width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** Fragments of links on the page that no element of the page has as its id. */
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
 * Walks over pages, each loaded once: landmarks, links within the page, accessibility at the narrowest width, no horizontal
 * scrolling at five, no browser error and no request to another site.
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
      }
      await page.setViewportSize({ width: WIDTHS[0], height: 900 })
      await expectAccessible(page, `${path} at ${WIDTHS[0]} px`)
      expect.soft(await deadAnchors(page), `${path}: links within the page`).toEqual([])
    })
  }
  expect(watched.complaints).toEqual([])
  expect(watched.foreign).toEqual([])
}
