import { constants } from "node:os"
import { runs } from "./process-identity.ts"

type Cleanup = () => Promise<void> | void

/** Node also sends SIGHUP when a console window is closed on Windows, which leaves us about ten seconds. */
const signals: NodeJS.Signals[] = [
  "SIGINT",
  "SIGTERM",
  "SIGHUP",
  ...(process.platform === "win32" ? (["SIGBREAK"] as const) : []),
]

/** Interval of checks whether the process that started us was killed without passing a signal on, in ms. */
const PARENT_CHECK_MS = 1000

/** Clean-ups of a command, which run however the command ends. */
export class Shutdown {
  private readonly cleanups: Cleanup[] = []
  private readonly escalations: Cleanup[] = []
  private stopping: Promise<void> | undefined
  /** exit code when the user asks to stop: 0 once everything is running, because that is how a shop is closed */
  private running = false

  /** Registers a clean-up. The last one registered runs first. */
  onStop(cleanup: Cleanup): void {
    this.cleanups.push(cleanup)
  }

  /** Registers what runs at once when the user asks to stop a second time. */
  onImpatience(escalation: Cleanup): void {
    this.escalations.push(escalation)
  }

  /** Whether the shutdown has begun, so that nothing new may be started. */
  get begun(): boolean {
    return this.stopping !== undefined
  }

  /** Makes a later request to stop a normal end. */
  markRunning(): void {
    this.running = true
  }

  /** @internal the exit code for a signal */
  exitCodeFor(signal: NodeJS.Signals): number {
    return this.running ? 0 : 128 + constants.signals[signal]
  }

  /** Runs every cleanup once, even when one of them fails. */
  stop(): Promise<void> {
    this.stopping ??= this.runCleanups()
    return this.stopping
  }

  /** @internal */
  async escalate(): Promise<void> {
    for (const escalation of this.escalations) await escalation()
  }

  private async runCleanups(): Promise<void> {
    for (const cleanup of this.cleanups.reverse()) {
      try {
        await cleanup()
      } catch (error) {
        console.error("While stopping:", error)
      }
    }
  }
}

/** One Ctrl-C arrives once from the terminal, and again from npm and every process between it and us: in ms. */
const ONE_REQUEST_MS = 300

function onParentDeath(callback: () => void): NodeJS.Timeout {
  const parent = process.ppid
  return setInterval(() => {
    // Windows still reports the number of a parent that has ended.
    if (process.ppid !== parent || !runs(parent)) callback()
  }, PARENT_CHECK_MS).unref()
}

/**
 * Runs a command so that Ctrl-C, a signal, the death of the npm or the older Node that started it, an error or its normal
 * end all lead to the same clean-up.
 * @param main is passed the `Shutdown` to register clean-ups; returns the exit code
 */
export async function withShutdown(main: (shutdown: Shutdown) => Promise<number>): Promise<number> {
  const shutdown = new Shutdown()
  let request: (code: number) => void = () => undefined
  const requested = new Promise<number>((resolve) => {
    request = resolve
  })
  let asked: number | undefined
  const handler = (signal: NodeJS.Signals) => {
    const since = asked === undefined ? undefined : performance.now() - asked
    if (since !== undefined && since < ONE_REQUEST_MS) return
    if (shutdown.begun) {
      void shutdown.escalate()
      return
    }
    asked = performance.now()
    console.log(`\nStopping (${signal})…`)
    request(shutdown.exitCodeFor(signal))
  }
  for (const signal of signals) process.on(signal, handler)
  const isOlderNodes = process.env.SCANWRIGHT_PARENT === String(process.ppid)
  const parentCheck =
    process.env.npm_lifecycle_event || isOlderNodes
      ? onParentDeath(() => request(shutdown.exitCodeFor("SIGTERM")))
      : undefined
  // A closed terminal must not prevent the clean-up.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  try {
    return await Promise.race([main(shutdown), requested])
  } finally {
    await shutdown.stop()
    clearInterval(parentCheck)
    for (const signal of signals) process.off(signal, handler)
  }
}
