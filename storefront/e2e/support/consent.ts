import { expect, type Page } from "./test"

/** Saves the cookie preferences with only these categories switched on. */
export async function allowCookies(page: Page, ...names: ("Analytics" | "Marketing" | "Preferences")[]) {
  await page.getByRole("button", { name: "Cookie preferences" }).click()
  const dialog = page.getByRole("dialog", { name: "Cookie preferences" })
  for (const name of ["Analytics", "Marketing", "Preferences"] as const) {
    await dialog.getByRole("switch", { name }).setChecked(names.includes(name))
  }
  await dialog.getByRole("button", { name: "Save Preferences" }).click()
  await expect(dialog).toBeHidden()
}
