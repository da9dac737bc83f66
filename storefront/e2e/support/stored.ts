import { settings } from "./settings"
import { soon } from "./soon"

/**
 * Waits until stored pages are as the shop is now: after a change of what a page shows, its next visitor may still be sent
 * the page before it. For tests that compare a page with the shop's data on their first visit.
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
