import { setTimeout as sleep } from "node:timers/promises"

/** Response to a stored submission, as the visitor's browser receives it. */
export interface Acknowledged {
  id: string
  reference: string
}

const CONCURRENCY = 10
const RETRY_MS = 200
const REQUEST_TIMEOUT_MS = 5_000
/** Longest time that a visitor keeps trying, in ms. */
const GIVE_UP_MS = 120_000

/** Body of a submission with a number of its own. */
export const submission = (number: number): string =>
  JSON.stringify({
    type: "general",
    data: {
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.com`,
      message: `Please call about repair number ${number}.`,
      privacy_consent: true,
    },
  })

/** Address and headers for submissions. */
export interface Entry {
  url: () => string
  headers: Record<string, string>
}

async function attempt(entry: Entry, key: string, number: number): Promise<Acknowledged | undefined> {
  try {
    const response = await fetch(`${entry.url()}/store/form-submissions`, {
      method: "POST",
      headers: { ...entry.headers, "idempotency-key": key },
      body: submission(number),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) {
      if (response.status >= 500) return undefined
      throw new Error(`Submission ${number} was refused: ${response.status} ${text}`)
    }
    return (JSON.parse(text) as { form_submission: Acknowledged }).form_submission
  } catch (error) {
    // The server is unavailable or failed in between: a browser would retry.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return undefined
    throw error
  }
}

/**
 * Sends submissions as browsers would: several at a time, each with its own key, again and again until it is
 * acknowledged.
 *
 * @param entry address and headers
 * @param count how many
 * @param prefix of the keys
 * @param onAcknowledged called with the number acknowledged so far
 * @returns the response of each visitor, in order
 * @throws Error when one is refused or not acknowledged in two minutes
 */
export async function submitAll(
  entry: Entry,
  count: number,
  prefix: string,
  onAcknowledged: (done: number) => void = () => undefined,
): Promise<Acknowledged[]> {
  const received: Acknowledged[] = []
  let next = 0
  let done = 0
  const visitor = async () => {
    while (next < count) {
      const number = next++
      const deadline = Date.now() + GIVE_UP_MS
      for (;;) {
        const response = await attempt(entry, `${prefix}-${String(number).padStart(6, "0")}`, number)
        if (response) {
          received[number] = response
          onAcknowledged(++done)
          break
        }
        if (Date.now() > deadline) throw new Error(`Submission ${number} was never acknowledged`)
        await sleep(RETRY_MS)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor))
  return received
}
