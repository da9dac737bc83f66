import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** How long a movement may go on before the page is looked at all the same. */
const PATIENCE_MS = 3_000

interface Looked {
  /** CSS selector of the only part to look at; the whole page without one. */
  within?: string
  /** CSS selector of a part to leave out, which needs its reason beside it. */
  without?: string
}

/** Waits until nothing moves any more: what is half faded in has another contrast than what people read. */
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
 * Expects what is on the screen to break no rule that axe knows: WCAG 2.2 AA and its best practices. Wait first for what the
 * page is to show.
 *
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, state: string, look: Looked = {}): Promise<void> {
  // The title may come after the page's content, and the heading lies hidden until it takes the place of a skeleton.
  await expect(page, `${state} has a title`).toHaveTitle(/\S/)
  await expect(page.locator("h1:visible"), `${state} has a heading`).not.toHaveCount(0)
  // At its top the header covers nothing: axe takes a button half under it for too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  await standStill(page)
  // For a page without frames the other mode finds the same, and opens a window for each look: more than twice the time.
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
