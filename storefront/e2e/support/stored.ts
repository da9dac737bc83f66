import { settings } from "./settings"
import { soon } from "./soon"

/**
 * Waits until pages are stored, as they are from the second visit on, until what they show changes.
 *
 * @param paths of pages that are stored
 */
export async function upToDate(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const state = async () => {
      const response = await fetch(settings.STOREFRONT_URL + path, { redirect: "manual" })
      await response.arrayBuffer()
      return response.headers.get("x-nextjs-cache")
    }
    await soon(state, `${path} is stored`).toBe("HIT")
  }
}
