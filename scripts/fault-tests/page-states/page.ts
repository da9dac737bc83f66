import { headOf } from "../../../storefront/e2e/support/head.ts"

/** What a client without JavaScript gets at an address. */
export interface Page {
  readonly status: number
  readonly location: string | null
  readonly retryAfter: string | null
  readonly html: string
}

const TIMEOUT_MS = 20_000

/** Asks for a page as a bare client does. */
export async function visit(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const response = await fetch(origin + path, {
    redirect: "manual",
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const header = (name: string) => response.headers.get(name)
  return {
    status: response.status,
    location: header("location"),
    retryAfter: header("retry-after"),
    html: await response.text(),
  }
}

/**
 * What is wrong with what a page of status 200 tells search engines, whatever it shows.
 *
 * @param address that it must call its canonical one, with the site's origin
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
 * A document in a form that can be compared. React writes the elements of the head, and the lines of the data that hydrates
 * the page, in the order in which they were ready; the lines refer to each other by number. So both are sorted, the lines
 * without their numbers.
 */
function comparable(html: string): string {
  const head = [...(HEAD.exec(html)?.[1] ?? "").matchAll(ELEMENT)].map(([element]) => element)
  const data = [...html.matchAll(HYDRATION)].map(([, text]) => JSON.parse(text ?? '""') as string).join("")
  const lines = data.split("\n").map((line) => line.replace(/^[\da-f]+:/, "").replace(/\$L?[\da-f]+\b/g, "$"))
  const markup = html.replace(HEAD, "").replace(HYDRATION, "")
  return [...head.sort(), markup, ...lines.sort()].join("\n")
}

/** Where two documents begin to differ, with what stands around it. */
function difference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 100))
  return `at ${at} of ${one.length}: ${around(one)} instead of ${around(other)}`
}

/** How status, target or head differ from those of a fresh render of the same address; null where they do not. */
export function differenceOfHead(fresh: Page, page: Page): string | null {
  if (page.status !== fresh.status) return `status ${page.status} instead of ${fresh.status}`
  if (page.location !== fresh.location) return `leads to ${page.location} instead of ${fresh.location}`
  const [one, other] = [page, fresh].map(({ html }) => JSON.stringify(headOf(html)))
  return one === other ? null : `head ${one} instead of ${other}`
}

/**
 * How a page differs from a fresh render of the same address. Of redirects only status and target count: nobody reads their
 * document, whose parts Next.js sends in the order in which they were ready.
 *
 * @returns null where it does not
 */
export function differenceFrom(fresh: Page, page: Page): string | null {
  if (page.html === fresh.html && page.status === fresh.status) return null
  const inHead = differenceOfHead(fresh, page)
  if (inHead !== null || (page.status >= 300 && page.status < 400)) return inHead
  const [one, other] = [comparable(page.html), comparable(fresh.html)]
  return one === other ? null : difference(one, other)
}
