import { type Locator, type Page } from "@playwright/test"

/** Scripts that a page names in its HTML, and all others, which are loaded for parts of it. */
export type Held = "all scripts" | "the scripts of parts"

/** A part of a page: what is done with it before its script is there, and the effect that shows afterwards. */
export interface Part {
  readonly does: string
  readonly early: (page: Page) => Promise<unknown>
  readonly effect: (page: Page) => Promise<unknown>
}

/** A page, or a few things that are done with it at once. */
export interface EarlyPage {
  readonly name: string
  readonly path: () => Promise<string> | string
  readonly held?: Held
  readonly parts: readonly Part[]
}

export const main = (page: Page): Locator => page.getByRole("main")
export const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole("button", { name, exact: true })
/** The first button of its kind among the cards of a page, which have one each. */
export const firstButton = (page: Page, name: RegExp): Locator => button(page, name).first()
export const headerCart = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true })

/** Opens a page whose scripts are on their way. @returns delivers them */
export async function openEarly(page: Page, path: string, held: Held = "all scripts"): Promise<() => void> {
  let deliver: () => void = () => undefined
  const delivery = new Promise<void>((resolve) => (deliver = resolve))
  const html = held === "all scripts" ? "" : await (await page.request.get(path)).text()
  await page.route("**/_next/static/**/*.js", async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!html.includes(`src="${pathname}"`)) await delivery
    await route.continue()
  })
  await page.goto(path, { waitUntil: held === "all scripts" ? "commit" : "load" })
  return deliver
}
