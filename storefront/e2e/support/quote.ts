import type { Locator, Page } from "@playwright/test"

/**
 * Opens the form for a quote on the cart page, and fills it in.
 *
 * @param name of the buyer
 * @returns the form, to be sent with its button "Request a quote"
 */
export async function fillInQuote(page: Page, name: string): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "Request a quote" }).click()
  const form = page.getByRole("region", { name: "Request a quote" })
  await form.getByLabel("Name", { exact: true }).fill(name)
  await form.getByLabel("Work e-mail").fill(`${name.toLowerCase().replaceAll(" ", ".")}@buyer.example`)
  await form.getByLabel("Company").fill("Buyer & Sons")
  await form.getByRole("checkbox").check()
  return form
}
