import { type Locator } from "@playwright/test"
import { soon } from "./soon"

/**
 * Waits until a control is hydrated: the server renders controls before their scripts are loaded, and tests are faster
 * than any visitor. React sets a property on hydrated elements.
 */
export async function live(control: Locator): Promise<Locator> {
  const isHydrated = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")))
  await soon(isHydrated, `${control.toString()} is hydrated`).toBe(true)
  return control
}
