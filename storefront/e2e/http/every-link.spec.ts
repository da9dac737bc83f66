import { type APIRequestContext, expect, test } from "@playwright/test"
import { internalLinks } from "../support/html"
import { settings } from "../support/settings"

const noRedirect = { maxRedirects: 0 }

/** Number of simultaneous requests: as many as a small machine can handle. */
const AT_A_TIME = 4

/**
 * Number of data sheets that are drawn here: one takes as long as several pages, and all are drawn in
 * `every-data-sheet.spec.ts`.
 */
const DATA_SHEETS = 5

const isDataSheet = (path: string) => path.startsWith("/data-sheets/")

/** Follows every internal link from the home page. @returns what does not respond with 200, and the number of addresses */
async function crawl(request: APIRequestContext) {
  const waiting = ["/"]
  const seen = new Set(waiting)
  const failures: string[] = []
  let sheets = 0
  const visit = async (path: string) => {
    if (isDataSheet(path) && (sheets += 1) > DATA_SHEETS) return
    const response = await request.get(path, noRedirect)
    if (response.status() !== 200) failures.push(`${response.status()} ${path}`)
    const links = internalLinks(await response.text(), settings.STOREFRONT_URL)
    for (const link of links.filter((one) => !seen.has(one))) {
      seen.add(link)
      waiting.push(link)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_A_TIME).map(visit))
  return { failures, visited: seen.size }
}

test("every internal link responds with 200", async ({ request }) => {
  test.setTimeout(600_000)
  let { failures, visited } = await crawl(request)
  // A page may have linked to what a test before this one was just deleting.
  if (failures.length > 0) ({ failures, visited } = await crawl(request))
  expect(failures).toEqual([])
  expect(visited).toBeGreaterThan(50)
})
