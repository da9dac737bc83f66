import { expect, type Locator, type Page } from "@playwright/test"
import { live } from "./live"
import { settings } from "./settings"

/** Most presses of Tab on the way to a control. */
const MOST_TABS = 120

/** Presses Tab until a part of the page has the focus. */
async function pressTabs(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await live(control)
  await pressTabs(page, control, key)
}

/** Replaces the text of the field with the focus. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
}

/** Signs in, which leads to the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/admin?next=%2Fadmin%2Fdashboard")
  await tabTo(page, page.getByRole("textbox", { name: "Work e-mail" }))
  await page.keyboard.type(settings.ADMIN_EMAIL)
  await tabTo(page, page.getByRole("textbox", { name: "Password" }))
  await page.keyboard.type(settings.ADMIN_PASSWORD)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await live(page.getByRole("button", { name: "Keyboard shortcuts" }))
}

/** Goes to a page by G and its letter. */
export async function goTo(page: Page, letter: string, path: string): Promise<void> {
  await page.keyboard.press("g")
  await page.keyboard.press(letter)
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/** Opens the menu with the focus, and chooses one of its entries. */
export async function chooseInMenu(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Enter")
  const entry = page.getByRole("menuitem", { name: label, exact: true })
  await expect(entry).toBeVisible()
  const id = (await entry.getAttribute("id")) ?? ""
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await page.getByRole("menu").getAttribute("aria-activedescendant")) === id) break
    await page.keyboard.press("ArrowDown")
  }
  await expect(page.getByRole("menu")).toHaveAttribute("aria-activedescendant", id)
  await page.keyboard.press("Enter")
}

/** Types into the search of a list, and goes to the first row that is found. */
export async function findRow(page: Page, list: string, text: string): Promise<void> {
  await live(page.getByRole("searchbox", { name: "Search" }))
  await page.keyboard.press("/")
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press("Enter")
  const rows = page.getByRole("table", { name: list }).getByRole("rowheader")
  await page.waitForURL((url) => url.searchParams.get("q") === text)
  await expect(rows.first()).toContainText(text)
  await page.keyboard.press("ArrowDown")
  await expect(rows.first().getByRole("link").first()).toBeFocused()
}

/** Types into the search of a list, and opens the first row that is found. */
export async function openFound(page: Page, list: string, text: string): Promise<void> {
  await findRow(page, list, text)
  await page.keyboard.press("Enter")
}
