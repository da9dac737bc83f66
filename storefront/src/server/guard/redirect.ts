import { type IncomingMessage, type ServerResponse } from "node:http"
import type { Redirect, RedirectTable } from "../redirects/redirect-table"
import { carryQuery, split } from "./address"
import { type Send, wrapEach } from "./over-response"

/** What the guard needs of the redirects by staff. */
export type Redirects = Pick<RedirectTable, "find" | "count">

/** Headers that describe the body of a 404. */
const OF_THE_BODY = /^(?:content-(?!security)|transfer-|last-modified$|link$|x-nextjs)/

/** Base for reading paths; never sent. */
const BASE = "https://site.invalid"

/** Where a request is redirected: to a page of this site with its query. */
function locationOf({ target }: Redirect, { url = "" }: IncomingMessage): string {
  const to = new URL(target, BASE)
  if (!target.startsWith("/")) return to.href
  // Two slashes at the beginning would be another host's address.
  const own = `${to.pathname.replace(/^\/+/, "/")}${to.search}${to.hash}`
  return carryQuery(own, split(url).query)
}

const headersOf = (redirect: Redirect, request: IncomingMessage) => ({
  Location: locationOf(redirect, request),
  "Content-Length": 0,
})

/** Redirects a request that nobody else sees then. */
function sendRedirect(request: IncomingMessage, response: ServerResponse, redirect: Redirect): void {
  response.writeHead(redirect.status, headersOf(redirect, request))
  response.end()
}

/** Puts a redirect in the place of a 404, whoever sends that; any other response stays. */
function redirectMissing(
  request: IncomingMessage,
  response: ServerResponse,
  redirect: Redirect,
  onRedirect: () => void,
): void {
  // Next.js gets another address to read.
  const headers = headersOf(redirect, request)
  let isRedirected = false
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 404) return writeHead(status, ...rest)
    isRedirected = true
    onRedirect()
    for (const name of response.getHeaderNames()) {
      if (OF_THE_BODY.test(name)) response.removeHeader(name)
    }
    return writeHead(redirect.status, headers)
  }
  const withoutBody =
    (nothing: (send: Send, self: ServerResponse) => unknown) =>
    (send: Send): Send =>
      function (this: ServerResponse, ...args) {
        if (!response.headersSent && response.statusCode === 404) response.writeHead(404)
        return isRedirected ? nothing(send, this) : send.apply(this, args)
      }
  wrapEach(
    response,
    "write",
    withoutBody(() => true),
  )
  wrapEach(
    response,
    "end",
    withoutBody((send, self) => send.call(self)),
  )
}

/**
 * Serves the redirects by staff.
 *
 * @param path of the request in its only spelling
 * @returns true where the response is sent; otherwise the request goes on, and a 404 becomes a redirect
 */
export function serveRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  redirects: Redirects,
): boolean {
  const redirect = redirects.find(path)
  if (!redirect) return false
  if (redirect.over_page) {
    redirects.count(redirect)
    sendRedirect(request, response, redirect)
    return true
  }
  redirectMissing(request, response, redirect, () => redirects.count(redirect))
  return false
}
