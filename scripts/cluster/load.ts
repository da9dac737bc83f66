import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { type Acknowledged, enquiry } from "../lib/submissions.ts"

/** What visitors do, and how their failures are counted. */
export type Kind = "page" | "search" | "submission"

/** One request that gave no good answer. */
export interface Failure {
  kind: Kind
  what: string
  /** ms since the load began */
  at: number
  why: string
}

const PAGE_TIMEOUT_MS = 10_000
const SUBMISSION_TIMEOUT_MS = 8_000
/** A visitor thinks between two requests, in ms. */
const THINKING_MS = 40
const RETRY_MS = 500
const VISITORS = { page: 4, search: 1, submission: 2 } as const
/** Submissions of one visitor follow each other in this distance, in ms. */
const SUBMISSION_EVERY_MS = 400

const WORDS = ["ds2208", "zebra", "printer", "tc2", "honeywell", "ZD42", "label", "mc9"]

/** Visitors who browse, search and write, steadily and not more than a small machine can bear, until they are stopped. */
export class SteadyLoad {
  readonly failures: Failure[] = []
  readonly told: Acknowledged[] = []
  readonly sent: Record<Kind, number> = { page: 0, search: 0, submission: 0 }
  private readonly began = Date.now()
  private readonly ending = new AbortController()
  private readonly visitors: Promise<void>[] = []
  private next = 0

  /** @param origin of the shop @param pages paths that have been seen before */
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

  /** ms since the load began. */
  get now(): number {
    return Date.now() - this.began
  }

  /** Lets every visitor finish. */
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

  /** Writes one form, again and again under the same key until it is acknowledged, as the form's own page does. */
  private async write(): Promise<void> {
    const number = (this.next += 1)
    const key = randomUUID()
    this.sent.submission += 1
    for (;;) {
      const told = await this.send(key, number)
      if (told) {
        this.told.push(told)
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
        body: enquiry(number),
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
