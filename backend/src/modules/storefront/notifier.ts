import { setTimeout as pause } from "node:timers/promises"
import { type CatalogueChange, type RevalidateRequest } from "../../contract"

type ProductChange = Extract<CatalogueChange, { entity: "product" }>

/** The part of Medusa's logger that a notifier needs. */
export interface NotifierLogger {
  warn(message: string): void
  error(message: string): void
}

/** Options of the notifier. Times in milliseconds. */
export interface NotifierOptions {
  /** Public address of the storefront, without a slash at its end. */
  storefrontUrl: string
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

/** From this many products on, one message invalidates all pages: invalidating them one by one would cost more. */
export const EVERYTHING_FROM = 50

const LONGEST_WAIT = 60_000

const merge = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]

/** A permanent failure: the storefront refuses the message, so it is not sent again. */
class Refused extends Error {}

function addressesOf(change: CatalogueChange): string[] {
  if (change.entity === "everything") return []
  return change.entity === "url_seo" ? change.urls : change.handles
}

/** Collects changes; two changes of one product become one. */
class Changes {
  private products: ProductChange[] = []
  private others = new Map<string, CatalogueChange>()
  private everything = false

  get empty(): boolean {
    return !this.everything && this.products.length === 0 && this.others.size === 0
  }

  add(change: CatalogueChange): void {
    if (this.everything) return
    if (change.entity === "everything") this.collapse()
    else if (change.entity === "product") this.addProduct(change)
    else {
      const key = `${change.entity} ${[...addressesOf(change)].sort().join(" ")}`
      this.others.set(key, change)
    }
    if (this.products.length + this.others.size >= EVERYTHING_FROM) this.collapse()
  }

  list(): CatalogueChange[] {
    return this.everything ? [{ entity: "everything" }] : [...this.others.values(), ...this.products]
  }

  private collapse(): void {
    this.everything = true
    this.products = []
    this.others.clear()
  }

  private addProduct(change: ProductChange): void {
    const at = this.products.findIndex(({ handles }) =>
      handles.some((handle) => change.handles.includes(handle)),
    )
    const known = this.products[at]
    if (!known) {
      this.products.push(change)
      return
    }
    this.products[at] = {
      entity: "product",
      handles: merge(known.handles, change.handles),
      brands: merge(known.brands, change.brands),
      machine_types: merge(known.machine_types, change.machine_types),
    }
  }
}

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
  notify(changes: readonly CatalogueChange[]): void {
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

  private async send(changes: CatalogueChange[]): Promise<void> {
    const { storefrontUrl, secret, timeout } = this.options
    const response = await fetch(`${storefrontUrl}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ changes } satisfies RevalidateRequest),
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

function describe(changes: readonly CatalogueChange[]): string {
  return changes.map((change) => `${change.entity} ${addressesOf(change).join(" ")}`.trim()).join(", ")
}
