import { channel } from "node:diagnostics_channel"
import { ServerResponse } from "node:http"

/** How long after a failed read an error is put down to it, in ms: rendering and sending take less. */
const BLAMED_MS = 3_000
/** When to come back, in seconds: a backend restarts within it. */
const RETRY_AFTER = "10"

/** Through the whole process: what starts the server and what renders pages are bundles of their own. */
const away = channel("scanwright:medusa-away")

/** Says that Medusa did not answer, which is why a page is about to fail. */
export const reportAway = () => away.publish(undefined)

/**
 * Makes the answer of a page that failed because Medusa is away a 503 with Retry-After. Next.js 16.4 has only 500 for a
 * page that cannot be rendered; crawlers take a 503 for what it is, a shop that will be back.
 */
export function answerAway(): void {
  let blamedUntil = 0
  away.subscribe(() => {
    blamedUntil = Date.now() + BLAMED_MS
  })
  // Taken off the prototype to be called with its response below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    const isAway = status === 500 && Date.now() < blamedUntil
    if (isAway) this.setHeader("Retry-After", RETRY_AFTER)
    return Reflect.apply(writeHead, this, [isAway ? 503 : status, ...rest]) as ServerResponse
  }
}
