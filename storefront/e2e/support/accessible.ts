import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** Longest wait for the end of animations, in ms: a busy machine draws few frames. */
const PATIENCE_MS = 20_000

interface Looked {
  /** CSS selector of the part to check; the whole page without one. */
  within?: string
  /** CSS selector of a part to leave out; its reason stands beside each use. */
  without?: string
}

/** Waits for the end of all animations: a half-faded text has another contrast than people read. */
async function standStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.evaluate(async (patience) => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ effect, playState, timeline }) =>
            playState === "running" &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
    for (const end = Date.now() + patience; isMoving() && Date.now() < end;)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, PATIENCE_MS)
}

/**
 * Expects that the visible page breaks no rule of axe: WCAG 2.2 AA and its best practices. Wait for the page's content
 * first.
 *
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, state: string, look: Looked = {}): Promise<void> {
  // The title may be set after the content, and the heading is hidden until it replaces a skeleton.
  await expect(page, `${state} has a title`).toHaveTitle(/\S/)
  await expect(page.locator("h1:visible"), `${state} has a heading`).not.toHaveCount(0)
  // At the top of the page the header covers nothing: axe takes a half-covered button for too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  await standStill(page)
  // Without frames the legacy mode finds the same, and opens no window for each check: less than half the time.
  let axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
  if (look.within) axe = axe.include(look.within)
  if (look.without) axe = axe.exclude(look.without)
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
    state,
  ).toEqual([])
}
