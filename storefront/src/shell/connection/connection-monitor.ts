import type { ConnectionState } from "@scanwright/design-system"
import { CHECK_MS, retryWait } from "./retry"

/** Failed retries before a visitor is notified (specification, section 9: at most 3). */
const RETRIES = 3
/** How long "Connected" is shown after a failure, in ms. */
const RELIEF_MS = 5_000

/** The message to the visitor; its state is null where none is needed. */
export interface ConnectionNews {
  readonly state: ConnectionState | null
  /** Whether a check that the visitor asked for is running. */
  readonly isResetting: boolean
}

const NOTHING: ConnectionNews = { state: null, isResetting: false }

/**
 * Watches the connection: checks it every 30 s, retries a failure three times, after 2, 4 and 8 s, and only then
 * notifies. Checks pause while the page is hidden, so that a computer that wakes up raises no alarm.
 */
export class ConnectionMonitor {
  private news = NOTHING
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isRunning = false
  private readonly listeners = new Set<() => void>()

  /** @param check checks once; never throws */
  constructor(private readonly check: () => Promise<ConnectionState>) {}

  /** The present message. */
  readonly current = (): ConnectionNews => this.news

  /** Starts with the first listener, and stops with the last. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.start()
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
  }

  /** Checks at once, when the visitor presses "Reset Connection". */
  readonly reset = async (): Promise<void> => {
    this.failures = RETRIES
    this.publish({ ...this.news, isResetting: true })
    await this.run()
    this.publish({ ...this.news, isResetting: false })
  }

  /** Hides the present failure. */
  readonly dismiss = (): void => this.publish(NOTHING)

  private start(): void {
    window.addEventListener("offline", this.onOffline)
    window.addEventListener("online", this.onOnline)
    document.addEventListener("visibilitychange", this.onVisibility)
    this.plan(CHECK_MS)
  }

  private stop(): void {
    window.removeEventListener("offline", this.onOffline)
    window.removeEventListener("online", this.onOnline)
    document.removeEventListener("visibilitychange", this.onVisibility)
    clearTimeout(this.timer)
  }

  private readonly onOffline = (): void => this.publish({ ...this.news, state: "offline" })

  private readonly onOnline = (): void => void this.run()

  private readonly onVisibility = (): void => {
    clearTimeout(this.timer)
    if (document.visibilityState !== "visible") return
    this.failures = 0
    void this.run()
  }

  private plan(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.run(), wait)
  }

  private async run(): Promise<void> {
    if (this.isRunning || document.visibilityState !== "visible") return
    this.isRunning = true
    const state = await this.check()
    this.isRunning = false
    if (state === "connected") this.succeed()
    else this.fail(state)
  }

  private succeed(): void {
    const wasReported = this.news.state !== null && this.news.state !== "connected"
    this.failures = 0
    this.plan(CHECK_MS)
    if (!wasReported) return
    this.publish({ ...this.news, state: "connected" })
    setTimeout(() => {
      if (this.news.state === "connected") this.publish(NOTHING)
    }, RELIEF_MS)
  }

  private fail(state: ConnectionState): void {
    this.plan(retryWait(this.failures))
    if (this.failures === RETRIES) this.publish({ ...this.news, state })
    this.failures += 1
  }

  private publish(news: ConnectionNews): void {
    this.news = news
    for (const listener of this.listeners) listener()
  }
}
