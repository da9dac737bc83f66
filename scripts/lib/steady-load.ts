import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { type Acknowledged, submission } from "./submissions.ts"

/** Kinds of requests, by which failures are counted. */
export type Kind = "page" | "search" | "submission"

/** A request that failed. */
export interface Failure {
  kind: Kind
  what: string
  /** ms since the start of the load */
  at: number
  why: string
}

const PAGE_TIMEOUT_MS = 10_000
const SUBMISSION_TIMEOUT_MS = 8_000
/** Pause between two requests of a visitor, in ms. */
const THINKING_MS = 40
const RETRY_MS = 500
const VISITORS = { page: 4, search: 1, submission: 2 } as const
/** Interval between submissions of one visitor, in ms. */
const SUBMISSION_EVERY_MS = 400

const WORDS = ["ds2208", "zebra", "printer", "tc2", "honeywell", "ZD42", "label", "mc9"]

/** Visitors who browse, search and send forms at a steady rate that a small machine can bear, until they are stopped. */
export class SteadyLoad {
  readonly failures: Failure[] = []
  readonly received: Acknowledged[] = []
  readonly sent: Record<Kind, number> = { page: 0, search: 0, submission: 0 }
  private readonly began = Date.now()
  private readonly ending = new AbortController()
  private readonly visitors: Promise<void>[] = []
  private next = 0

  /** @param origin of the shop @param pages paths that were requested before */
  constructor(
    private readonly origin: string,
    private readonly pages: readonly string[],
  ) {}

  start(): void {
    const acts = { page: () => this.browse(), search: () => this.search(), submission: () => this.write() }
    for (const kind of ["page", "search", "submission"] as const) {
      for (let visitor = 0; visitor < VISITORS[kind]; visitor += 1) {
        this.visitors.push(this.repeat(acts[kind], kind))
      }
    }
  }

  /** ms since the start of the load. */
  get now(): number {
    return Date.now() - this.began
  }

  /** Stops the load after the requests in progress. */
  async stop(): Promise<void> {
    this.ending.abort()
    await Promise.all(this.visitors)
  }

  private async repeat(act: () => Promise<void>, kind: Kind): Promise<void> {
    while (!this.ending.signal.aborted) {
      await act()
      await pause(kind === "submission" ? SUBMISSION_EVERY_MS : THINKING_MS)
    }
  }

  private async browse(): Promise<void> {
    const path = this.pages[Math.floor(Math.random() * this.pages.length)] ?? "/"
    await this.ask("page", path, (status) => status < 400)
  }

  private async search(): Promise<void> {
    const word = WORDS[Math.floor(Math.random() * WORDS.length)] ?? ""
    const path = Math.random() < 0.7 ? `/api/suggestions?q=${word}` : `/browse-products?q=${word}`
    await this.ask("search", path, (status) => status < 400)
  }

  private async ask(kind: Kind, path: string, isGood: (status: number) => boolean): Promise<void> {
    this.sent[kind] += 1
    try {
      const response = await fetch(this.origin + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      })
      const text = await response.text()
      if (isGood(response.status) && text !== "") return
      this.fail(kind, path, `answered ${response.status}`)
    } catch (error) {
      this.fail(kind, path, error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    }
  }

  private fail(kind: Kind, what: string, why: string): void {
    this.failures.push({ kind, what, why, at: this.now })
  }

  /** Sends one form, repeatedly with the same key until it is acknowledged, as the form's own page does. */
  private async write(): Promise<void> {
    const number = (this.next += 1)
    const key = randomUUID()
    this.sent.submission += 1
    for (;;) {
      const received = await this.send(key, number)
      if (received) {
        this.received.push(received)
        return
      }
      await pause(RETRY_MS)
    }
  }

  private async send(key: string, number: number): Promise<Acknowledged | undefined> {
    try {
      const response = await fetch(`${this.origin}/api/form-submissions`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key, origin: this.origin },
        body: submission(number),
        signal: AbortSignal.timeout(SUBMISSION_TIMEOUT_MS),
      })
      const text = await response.text()
      if (response.ok) return (JSON.parse(text) as { form_submission: Acknowledged }).form_submission
      this.fail("submission", String(number), `answered ${response.status} ${text.slice(0, 120)}`)
    } catch (error) {
      this.fail("submission", String(number), error instanceof Error ? error.message : String(error))
    }
    return undefined
  }
}
