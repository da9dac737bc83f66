import { get } from "node:http"
import { get as getSecurely } from "node:https"

/** Longest wait for the response, in ms: where it takes longer, visitors get what is stored. */
const TIMEOUT_MS = 1_000
/** How long a response counts, in ms, and how long after a failure Medusa is asked again. */
const VALID_MS = 1_000

/**
 * Asks by Node.js itself: `fetch` is Next.js's here, which takes what is not cached for a sign that the page is not static.
 *
 * @returns {Promise<boolean>}
 */
function ask() {
  const address = new URL(`${process.env.MEDUSA_BACKEND_URL?.replace(/\/+$/, "")}/ready`)
  const send = address.protocol === "https:" ? getSecurely : get
  return new Promise((resolve) => {
    send(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    }).on("error", () => resolve(false))
  })
}

/** Whether Medusa did not respond. It is asked again each second then, until it does. */
let isUnavailable = false
let validUntil = -Infinity
let asked = Promise.resolve()

async function look() {
  isUnavailable = !(await ask())
  validUntil = Date.now() + VALID_MS
  if (isUnavailable) setTimeout(() => void look(), VALID_MS).unref()
}

/**
 * Whether Medusa and its database respond, so that a page can be rendered. Nobody waits where it is known that they do not.
 *
 * @returns {Promise<boolean>}
 */
export async function medusaResponds() {
  if (!isUnavailable && Date.now() > validUntil) {
    validUntil = Infinity
    asked = look()
  }
  if (!isUnavailable) await asked
  return !isUnavailable
}
