import { expect, type Page } from "@playwright/test"

/**
 * A text of an attacker, which pages must show as text: as markup or script it would end an attribute, a tag or a string,
 * and set `window.hacked`.
 */
export const NASTY = `"'><img src=x onerror=window.hacked=1><svg onload=window.hacked=1></script>`

/** Expects that nothing of {@link NASTY} has run, nor is an element of the page. */
export async function expectNothingRan(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => "hacked" in window), `a script of ours ran in ${where}`).toBe(false)
  expect(await page.locator("img[src='x'], svg[onload]").count(), `an element of ours in ${where}`).toBe(0)
}
