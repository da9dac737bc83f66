import { headOf } from "../../../storefront/e2e/support/head.ts"

/** Response to a client without JavaScript. */
export interface Page {
  readonly status: number
  readonly location: string | null
  readonly retryAfter: string | null
  readonly html: string
}

/**
 * Longest wait for a page, in ms: longer than Medusa takes on a crowded machine to index all products of a machine type
 * again.
 */
const TIMEOUT_MS = 60_000

/** Requests a page as a client without JavaScript. */
export async function visit(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(origin + path, { redirect: "manual", headers, signal }).catch(
    (error: unknown) => {
      throw new Error(`${origin}${path} gave no response`, { cause: error })
    },
  )
  const header = (name: string) => response.headers.get(name)
  return {
    status: response.status,
    location: header("location"),
    retryAfter: header("retry-after"),
    html: await response.text(),
  }
}

/**
 * Lists the faults in the head of a page of status 200, for search engines.
 *
 * @param address the page's own with the site's origin, as in its canonical link
 */
export function faultsOfHead(page: Page, address: string): string[] {
  const { title, description, canonical, robots, structured } = headOf(page.html)
  return [
    ...(title ? [] : ["no title"]),
    ...(description ? [] : ["no description"]),
    ...(canonical === address ? [] : [`canonical ${canonical}, not ${address}`]),
    ...(robots.join() === "index, follow" ? [] : [`robots ${robots.join(" and ")}`]),
    ...(structured.length > 0 ? [] : ["no structured data"]),
  ]
}

const HYDRATION = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs
const HEAD = /<head>(.*?)<\/head>/s
const ELEMENT = /<(title|script|style)\b.*?<\/\1>|<[^>]+>/gs

/**
 * A document in a form that can be compared. React writes the elements of the head, and the lines of the hydration data,
 * in the order in which they were ready; the lines refer to each other by number. So both are sorted, and the numbers
 * removed.
 */
export function comparable(html: string): string {
  const head = [...(HEAD.exec(html)?.[1] ?? "").matchAll(ELEMENT)].map(([element]) => element)
  const data = [...html.matchAll(HYDRATION)].map(([, text]) => JSON.parse(text ?? '""') as string).join("")
  const lines = data.split("\n").map((line) => line.replace(/^[\da-f]+:/, "").replace(/\$L?[\da-f]+\b/g, "$"))
  const markup = html.replace(HEAD, "").replace(HYDRATION, "")
  return [...head.sort(), markup, ...lines.sort()].join("\n")
}

/** Describes the first place where two documents differ. */
function difference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 100))
  return `at ${at} of ${one.length}: ${around(one)} instead of ${around(other)}`
}

/** Describes how a page's status, redirect target or head differs from a fresh render of the same address; null if equal. */
function differenceOfHead(fresh: Page, page: Page): string | null {
  if (page.status !== fresh.status) return `status ${page.status} instead of ${fresh.status}`
  if (page.location !== fresh.location) return `leads to ${page.location} instead of ${fresh.location}`
  const [one, other] = [page, fresh].map(({ html }) => JSON.stringify(headOf(html)))
  return one === other ? null : `head ${one} instead of ${other}`
}

/**
 * Describes how a page differs from a fresh render of the same address. Of redirects only status and target are compared:
 * their document is not shown, and its parts are in any order.
 *
 * @returns null if they are equal
 */
export function differenceFrom(fresh: Page, page: Page): string | null {
  if (page.html === fresh.html && page.status === fresh.status) return null
  const inHead = differenceOfHead(fresh, page)
  if (inHead !== null || (page.status >= 300 && page.status < 400)) return inHead
  const [one, other] = [comparable(page.html), comparable(fresh.html)]
  return one === other ? null : difference(one, other)
}
