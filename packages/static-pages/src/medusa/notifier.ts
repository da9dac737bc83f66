import { setTimeout as pause } from "node:timers/promises"
import { type Change } from "../change"
import { Changes, namesOf } from "./changes"

/** The part of Medusa's logger that a notifier needs. */
export interface NotifierLogger {
  warn(message: string): void
  error(message: string): void
}

/** Options of the notifier. Times in milliseconds. */
export interface NotifierOptions {
  /** Public address of the storefront, without a slash at its end. */
  storefrontUrl: string
  /** Path of the storefront's webhook. */
  path?: string
  secret: string
  logger: NotifierLogger
  /** Changes within this time after the first are sent together. */
  gatherFor?: number
  /** Timeout of one request. */
  timeout?: number
  /** First wait after a failure; doubled after each further one, up to a minute. */
  retryAfter?: number
  /** Retries end this long after the first failure. */
  giveUpAfter?: number
}

const LONGEST_WAIT = 60_000

/** A permanent failure: the storefront refuses the message, so it is not sent again. */
class Refused extends Error {}

/**
 * Notifies the storefront of changed records by its webhook. Never throws and never delays a write: changes are
 * collected, sent together, and sent again for some minutes while the storefront is unavailable.
 */
export class StorefrontNotifier {
  private readonly options: Required<NotifierOptions>
  private waiting = new Changes()
  private sending: Promise<void> | undefined
  private readonly ending = new AbortController()

  constructor(options: NotifierOptions) {
    this.options = {
      path: "/api/revalidate",
      gatherFor: 150,
      timeout: 5_000,
      retryAfter: 1_000,
      giveUpAfter: 5 * 60_000,
      ...options,
    }
  }

  /**
   * Queues changes and returns at once.
   *
   * @param changes with present and past handles
   */
  notify(changes: readonly Change[]): void {
    for (const change of changes) this.waiting.add(change)
    this.start()
  }

  /** Resolves when no change is left to send: all sent, refused or given up. For programs that end after their work. */
  async idle(): Promise<void> {
    while (this.sending) await this.sending
  }

  /** Sends pending changes at once, with a single try, and resolves after it. For the shutdown of the application. */
  async finish(): Promise<void> {
    this.ending.abort()
    await this.idle()
  }

  private start(): void {
    if (this.sending || this.waiting.empty) return
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined
      this.start()
    })
  }

  private async sendAll(): Promise<void> {
    await this.rest(this.options.gatherFor)
    while (!this.waiting.empty) await this.sendUntilReceived()
  }

  /** A pause that ends early when the application does. */
  private async rest(milliseconds: number): Promise<void> {
    const { signal } = this.ending
    await pause(milliseconds, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  private async sendUntilReceived(): Promise<void> {
    const { retryAfter, giveUpAfter, logger } = this.options
    const batch = this.waiting
    this.waiting = new Changes()
    const began = Date.now()
    for (let wait = retryAfter; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      // Changes since the last attempt are sent with the next one.
      for (const change of this.waiting.list()) batch.add(change)
      this.waiting = new Changes()
      try {
        await this.send(batch.list())
        return
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        const what = `Notifying the storefront of ${describe(batch.list())} failed: ${why}`
        const isLast = this.ending.signal.aborted || Date.now() - began + wait > giveUpAfter
        if (error instanceof Refused || isLast) {
          logger.error(`${what}. Its pages stay as they are until the next change or restart`)
          return
        }
        logger.warn(`${what}. Trying again in ${Math.round(wait / 1000)} s`)
      }
      await this.rest(wait)
    }
  }

  private async send(changes: readonly Change[]): Promise<void> {
    const { storefrontUrl, path, secret, timeout } = this.options
    const response = await fetch(storefrontUrl + path, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw cause
    })
    await response.body?.cancel()
    if (response.ok) return
    const outcome = `it responded with ${response.status}`
    throw response.status >= 400 && response.status < 500 && response.status !== 429
      ? new Refused(outcome)
      : new Error(outcome)
  }
}

function describe(changes: readonly Change[]): string {
  return changes.map((change) => `${change.entity} ${namesOf(change).join(" ")}`.trim()).join(", ")
}
