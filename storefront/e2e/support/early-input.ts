import { type Locator, type Page } from "@playwright/test"

/** Scripts that a page names in its HTML, and all others, which are loaded for parts of it. */
export type Held = "all scripts" | "the scripts of parts"

/** A part of a page: what is done with it before its script is there, and the effect that shows afterwards. */
export interface Part {
  readonly does: string
  /** The buttons and fields that the part stands for, as {@link controlsOf} names them. */
  readonly controls: readonly RegExp[]
  readonly early: (page: Page) => Promise<unknown>
  readonly effect: (page: Page) => Promise<unknown>
}

/** A page, or a few things that are done with it at once. */
export interface EarlyPage {
  readonly name: string
  readonly path: () => Promise<string> | string
  readonly held?: Held
  readonly isPhone?: true
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

/** Names all buttons and fields that can be seen, or that a press without scripts shows. Runs in the page. */
function nameControls(): string[] {
  const textOf = (elements: Iterable<Element | null>) =>
    [...elements].map((element) => element?.textContent ?? "").join(" ")
  const labelOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? []
    const own = element.getAttribute("aria-label")
    // A button that is labelled by itself and another element.
    const by = ids.map((id) => (id === element.id && own ? own : document.getElementById(id)?.textContent))
    const labels = "labels" in element ? (element as HTMLInputElement).labels : null
    const name = by.join(" ") || (own ?? "") || textOf(labels ?? []) || element.textContent
    return name.replace(/\s+/g, " ").trim()
  }
  const kindOf = (element: Element) => {
    if (element.hasAttribute("popovertarget")) return "popover"
    const { localName } = element
    return (
      element.getAttribute("role") ?? (localName === "input" ? (element as HTMLInputElement).type : localName)
    )
  }
  const addressOf = (element: Element) => {
    const action = (element as HTMLInputElement).form?.getAttribute("action")
    return action ? ` to ${action}` : ""
  }
  const seen = () =>
    [
      ...document.querySelectorAll(
        "button, input:not([type=hidden]), select, textarea, [contenteditable], [role=tab], [role=button], [role=slider]",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${kindOf(element)} “${labelOf(element)}”${addressOf(element)}`)
  const names = seen()
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
    popover.showPopover()
    for (const folded of popover.querySelectorAll("details")) folded.open = true
    names.push(...seen())
    popover.hidePopover()
  }
  for (const folded of document.querySelectorAll("details")) folded.open = true
  return [...names, ...seen()]
}

/** Widths at which pages have different controls, in px: a desk, and a phone. */
const WIDTHS = [1280, 390] as const

/**
 * The buttons and fields of a page as the server sends it, each with its kind, its name, and the address that its form is
 * sent to: `checkbox “Zebra, 62 products” to /browse-products`. A button that opens a popover is a `popover`.
 *
 * @param page whose scripts are not loaded
 */
export async function controlsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: "domcontentloaded" })
  const controls: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    controls.push(...(await page.evaluate(nameControls)))
  }
  return controls
}
