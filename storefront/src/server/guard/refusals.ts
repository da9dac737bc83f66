import { type IncomingMessage, type ServerResponse } from "node:http"
import { NOTHING_RUNS } from "@/config/content-security-policy"

/** A refusal: its status, and what a visitor reads. */
interface Refusal {
  readonly status: number
  readonly title: string
  readonly text: string
}

/** Every refusal of the guard. */
const REFUSALS = {
  method: {
    status: 405,
    title: "This address can only be read",
    text: "Nothing can be sent to it. Go back and try again from the page you came from.",
  },
  unreadable: {
    status: 400,
    title: "This address cannot be read",
    text: "A part of it is damaged: a percent sign has to be followed by two digits of an encoded character.",
  },
  "too-long": {
    status: 414,
    title: "This address is too long",
    text: "No page of this shop has an address of this length. Check that nothing was added to it.",
  },
  request: {
    status: 400,
    title: "This request cannot be read",
    text: "Your browser sent something damaged. Clear the cookies of this site and try again.",
  },
  "too-large": {
    status: 413,
    title: "This is too much to send at once",
    text: "Nothing was stored. Go back, shorten what you entered, and send it again.",
  },
  foreign: {
    status: 403,
    title: "This was sent from another site",
    text: "Only pages of this shop may send something here. Open the page again and repeat the step.",
  },
  "too-many": {
    status: 429,
    title: "Too many requests",
    text: "Your connection asked for many new pages or pictures within seconds. Please wait a moment, then try again.",
  },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof REFUSALS

/** A whole page without scripts, rendered without the style sheets of the build. */
const pageOf = ({ title, text }: Refusal) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}main{max-inline-size:40rem;margin:0 auto;padding:1.5rem 1rem}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to homepage</a></p>
</main>
</html>
`

/**
 * Refuses a request with a page for browsers and JSON for programs.
 *
 * @param headers further headers
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  name: RefusalName,
  headers: Record<string, string> = {},
): void {
  const refusal = REFUSALS[name]
  const isPage = String(request.headers.accept ?? "").includes("text/html")
  const body = isPage ? pageOf(refusal) : JSON.stringify({ message: `${refusal.title}. ${refusal.text}` })
  response.writeHead(refusal.status, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": NOTHING_RUNS,
    "Cache-Control": "no-store",
    ...headers,
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
