import { setTimeout as sleep } from "node:timers/promises"

/** What a visitor's browser knows of a stored submission. */
export interface Acknowledged {
  id: string
  reference: string
}

const CONCURRENCY = 10
const RETRY_MS = 200
const REQUEST_TIMEOUT_MS = 5_000
/** A visitor who has tried this long has a right to be disappointed. */
const GIVE_UP_MS = 120_000

/** What a visitor sends, told apart by its number. */
export const enquiry = (number: number): string =>
  JSON.stringify({
    type: "general",
    data: {
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.com`,
      message: `Please call about repair number ${number}.`,
      privacy_consent: true,
    },
  })

/** Where and as whom to submit. */
export interface Door {
  url: () => string
  headers: Record<string, string>
}

async function attempt(door: Door, key: string, number: number): Promise<Acknowledged | undefined> {
  try {
    const response = await fetch(`${door.url()}/store/form-submissions`, {
      method: "POST",
      headers: { ...door.headers, "idempotency-key": key },
      body: enquiry(number),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) {
      if (response.status >= 500) return undefined
      throw new Error(`Submission ${number} was refused: ${response.status} ${text}`)
    }
    return (JSON.parse(text) as { form_submission: Acknowledged }).form_submission
  } catch (error) {
    // The server is away or went away in the middle: what a browser would try again.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return undefined
    throw error
  }
}

/**
 * Sends submissions as browsers would: several at a time, each with its own key, again and again until it is
 * acknowledged.
 *
 * @param door where and as whom
 * @param count how many
 * @param prefix of the keys
 * @param onAcknowledged called with the number acknowledged so far
 * @returns what each visitor was told, in order
 * @throws Error when one is refused or not acknowledged in two minutes
 */
export async function submitAll(
  door: Door,
  count: number,
  prefix: string,
  onAcknowledged: (done: number) => void = () => undefined,
): Promise<Acknowledged[]> {
  const told: Acknowledged[] = []
  let next = 0
  let done = 0
  const visitor = async () => {
    while (next < count) {
      const number = next++
      const deadline = Date.now() + GIVE_UP_MS
      for (;;) {
        const answer = await attempt(door, `${prefix}-${String(number).padStart(6, "0")}`, number)
        if (answer) {
          told[number] = answer
          onAcknowledged(++done)
          break
        }
        if (Date.now() > deadline) throw new Error(`Submission ${number} was never acknowledged`)
        await sleep(RETRY_MS)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor))
  return told
}
