import { type ServerResponse } from "node:http"

/** The first status of redirects, and of errors. */
const REDIRECT = 300
const ERROR = 400
/** To a browser that asks whether what it has is still true. */
const UNCHANGED = 304

/**
 * Says of every redirect and error that it holds for this visit only, whatever Next.js wrote: a record may be renamed back,
 * published again or restored at any time, but browsers hold a permanent redirect for good, and a proxy in front what
 * Next.js stores for a year. Nor can it be asked for again by its ETag: the reply would be "unchanged", without a status.
 *
 * @param response that Next.js gets; whatever wraps its `writeHead` later is heard before
 * @param redirectTo the address that a redirect really leads to, by that which Next.js wrote
 */
export function sendForNow(response: ServerResponse, redirectTo: (location: string) => string): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const [location] = [response.getHeader("location")].flat()
    // The router reads a redirect from the data of a page, which is sent with 200.
    const isPage = status < REDIRECT && location === undefined
    if (isPage || status === UNCHANGED) return writeHead(status, ...rest)
    if (!String(response.getHeader("cache-control") ?? "").includes("no-store"))
      response.setHeader("Cache-Control", "no-cache")
    response.removeHeader("etag")
    if (status >= REDIRECT && status < ERROR && typeof location === "string") {
      // Next.js repeats the address in it, for browsers that no longer exist.
      response.removeHeader("refresh")
      response.setHeader("Location", redirectTo(location))
    }
    return writeHead(status, ...rest)
  }
}
