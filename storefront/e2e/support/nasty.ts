import { expect, type Page } from "@playwright/test"

/**
 * What a page must show as text: it would end an attribute, a tag or a string, and leave its mark, were it ever taken for
 * markup or script.
 */
export const NASTY = `"'><img src=x onerror=window.hacked=1><svg onload=window.hacked=1></script>`

/** Expects that nothing of what was typed has run, nor stands in the page as an element. */
export async function expectNothingRan(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => "hacked" in window), `a script of ours ran in ${where}`).toBe(false)
  expect(await page.locator("img[src='x'], svg[onload]").count(), `an element of ours in ${where}`).toBe(0)
}
