import { subscribe } from "node:diagnostics_channel"
import { ServerResponse } from "node:http"
import { UNAVAILABLE_CHANNEL } from "@/lib/medusa/unavailable"

/** How long after a failed read of Medusa an error counts as its consequence, in ms: rendering and sending take less. */
const BLAMED_MS = 3_000
/** Retry-After, in seconds: a backend restarts within that time. */
const RETRY_AFTER = "10"

/**
 * Sends a page that failed because Medusa is unavailable as a 503 with Retry-After. Next.js 16.4 has only 500 for a page
 * that cannot be rendered; a 503 tells crawlers to come back later.
 */
export function sendUnavailableStatus(): void {
  let blamedUntil = 0
  subscribe(UNAVAILABLE_CHANNEL, () => {
    blamedUntil = Date.now() + BLAMED_MS
  })
  // Taken off the prototype to be called with its response below.
  // oxlint-disable-next-line typescript/unbound-method
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    const isUnavailable = status === 500 && Date.now() < blamedUntil
    if (isUnavailable) this.setHeader("Retry-After", RETRY_AFTER)
    return Reflect.apply(writeHead, this, [isUnavailable ? 503 : status, ...rest]) as ServerResponse
  }
}
