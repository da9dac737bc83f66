import { expect, type Locator } from "@playwright/test"

/**
 * Waits until a control answers: the server writes it into the page before its script is here, and a script is faster than
 * any visitor. React marks what it has taken over.
 */
export async function live(control: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))),
    )
    .toBe(true)
  return control
}
