import { type APIRequestContext, type Page } from "@playwright/test"

/** What ends a visit without a page, such as a redirect that leads in a circle. */
const reasonOf = (error: unknown) => String(error instanceof Error ? error.message.split("\n", 1)[0] : error)

const described = (status: number | undefined, url: string | undefined) => {
  const { pathname, search } = new URL(url ?? "http://none.invalid")
  return `${status} ${pathname}${search}`
}

/** Status and address at which a browser arrives; the reason where it does not. What it has cached counts. */
export async function arrival(page: Page, path: string): Promise<string> {
  try {
    const response = await page.goto(path, { waitUntil: "commit" })
    return described(response?.status(), response?.url())
  } catch (error) {
    return reasonOf(error)
  }
}

/** The same of somebody who was never here. */
export async function freshArrival(request: APIRequestContext, path: string): Promise<string> {
  try {
    const response = await request.get(path)
    return described(response.status(), response.url())
  } catch (error) {
    return reasonOf(error)
  }
}
