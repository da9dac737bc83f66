import { expect, type Locator } from "@playwright/test"

/**
 * Waits until a control is hydrated: the server renders controls before their scripts are loaded, and tests are faster
 * than any visitor. React sets a property on hydrated elements.
 */
export async function live(control: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))),
    )
    .toBe(true)
  return control
}
