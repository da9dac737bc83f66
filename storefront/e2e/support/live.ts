import type { Locator } from "@playwright/test"

/**
 * Waits until a control answers: the server writes it into the page before its script is here, and a script is faster than
 * any visitor. React marks what it has taken over.
 */
export async function live(control: Locator): Promise<Locator> {
  const element = await control.elementHandle()
  const page = control.page()
  await page.waitForFunction(
    (one) => one !== null && Object.keys(one).some((key) => key.startsWith("__reactProps$")),
    element,
  )
  return control
}
