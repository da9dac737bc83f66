import { setTimeout as pause } from "node:timers/promises"
import { errorMessage, SetupError } from "./errors.ts"
import { responds, respondsWithin } from "./health.ts"
import { killTree } from "./process-tree.ts"
import { describeEnding, type Processes, type RunningProgram } from "./processes.ts"
import { type Shutdown } from "./shutdown.ts"

/** How many checks in a row must fail, so that neither a slow response nor a suspended laptop counts as a hang. */
const CHECKS = 3
/** Longest time from the start of a part to its first response, in ms; on a crowded machine several start at once. */
const START_MS = 180_000
/** Wait before a part is started again, doubled after each early end, in ms. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000
/** A part that ends sooner than this after its first response, in ms, has ended early. */
const EARLY_MS = 30_000
/** After this many early ends in a row a part is not started again. */
const EARLY_ENDS = 5

/** A part of a shop that is kept running. */
export interface Part {
  name: string
  /** starts its process */
  launch: () => Promise<RunningProgram>
  /** address that responds with 2xx as long as the part works; without one only its end is noticed */
  health?: string
}

/** Options of a {@link Supervisor}. */
export interface SupervisorOptions {
  shutdown: Shutdown
  processes: Processes
  /** time without a response after which a part is started again, in ms */
  silenceMs: number
  /** whether a part is started again however often it ends early, because others do its work meanwhile */
  untiring?: boolean
  /** called when a part that was started again responds; never rejects */
  onReturn?: (name: string) => Promise<void>
}

/** What is known of a process. */
interface Life {
  /** when it first responded, by `performance.now()`; set once it does */
  respondingSince?: number
  /** whether it has taken the place of one that ended */
  returning?: boolean
}

/** How a process ended that nobody had asked to. */
interface UnexpectedEnd {
  /** what happened, as the rest of a sentence that begins with the part's name */
  reason: string
  early: boolean
  /** the error for the user when the part is not started again */
  error: SetupError
}

/** Keeps the parts of a shop running: each that ends by itself or no longer responds is started again, alone. */
export class Supervisor {
  private readonly running = new Map<string, RunningProgram>()
  private readonly released = new WeakSet<RunningProgram>()
  private fail: (error: unknown) => void = () => undefined
  /** Rejects with a SetupError when a part has ended early too often; pending otherwise. */
  readonly failed = new Promise<never>((_resolve, reject) => {
    this.fail = reject
  })

  constructor(private readonly options: SupervisorOptions) {
    this.failed.catch(() => undefined) // a rejection that is not awaited would end this process
  }

  /**
   * Keeps a part running until {@link release} or the shutdown.
   * @param first its process
   * @param isReady whether that process responds already
   */
  watch(part: Part, first: RunningProgram, isReady = true): void {
    const respondingSince = isReady ? performance.now() : undefined
    void this.restartAfterEachEnd(part, this.lifeOf(part, first, { respondingSince })).catch(this.fail)
  }

  /** The running process of a part. @throws Error while it does not run */
  process(name: string): RunningProgram {
    const running = this.running.get(name)
    if (!running) throw new Error(`${name} does not run`)
    return running
  }

  /** The process of a part, which the caller ends and which is not started again. @throws Error while it does not run */
  release(name: string): RunningProgram {
    const running = this.process(name)
    this.released.add(running)
    return running
  }

  private async restartAfterEachEnd(part: Part, first: Promise<UnexpectedEnd | undefined>): Promise<void> {
    let earlyEnds = 0
    let end = await first
    while (end) {
      earlyEnds = end.early ? earlyEnds + 1 : 0
      if (earlyEnds === EARLY_ENDS && !this.options.untiring) {
        const summary = `${part.name} has ended ${EARLY_ENDS} times in a row, each time soon after its start.`
        throw new SetupError(summary, end.error.message, ...end.error.details)
      }
      console.log(`${part.name} ${end.reason}; starting it again.`)
      await pause(Math.min(FIRST_WAIT_MS * 2 ** Math.max(earlyEnds - 1, 0), LONGEST_WAIT_MS))
      end = await this.nextLifeOf(part)
    }
  }

  private async nextLifeOf(part: Part): Promise<UnexpectedEnd | undefined> {
    const { shutdown } = this.options
    if (shutdown.begun) return undefined
    try {
      return await this.lifeOf(part, await part.launch(), { returning: true })
    } catch (failure) {
      if (shutdown.begun) return undefined
      const error = failure instanceof SetupError ? failure : new SetupError(errorMessage(failure))
      return { reason: `could not be started (${error.message})`, early: true, error }
    }
  }

  /** Follows a process to its end. @returns nothing when it was asked to end */
  private async lifeOf(part: Part, running: RunningProgram, life: Life): Promise<UnexpectedEnd | undefined> {
    this.running.set(part.name, running)
    const began = performance.now()
    const over = new AbortController()
    const ended = running.ended.finally(() => over.abort())
    const silence = await this.silenceOf(part, life, over.signal)
    if (silence !== undefined) await killTree(running.pid)
    const ending = await ended
    if (this.running.get(part.name) === running) this.running.delete(part.name)
    const { shutdown, processes } = this.options
    if (shutdown.begun || this.released.has(running)) return undefined
    const since = part.health ? life.respondingSince : began
    return {
      reason: silence ?? describeEnding(ending),
      early: since === undefined || performance.now() - since < EARLY_MS,
      error: processes.failure(running, ending),
    }
  }

  /** Asks a part for its health until it no longer responds. @returns the reason, or nothing when its process has ended */
  private async silenceOf(
    { name, health }: Part,
    life: Life,
    over: AbortSignal,
  ): Promise<string | undefined> {
    const { silenceMs, onReturn } = this.options
    if (!health) return undefined
    if (life.respondingSince === undefined) {
      if (!(await respondsWithin(health, over, START_MS))) return over.aborted ? undefined : notFor(START_MS)
      life.respondingSince = performance.now()
    }
    if (life.returning) {
      console.log(`${name} answers again.`)
      void onReturn?.(name)
    }
    const intervalMs = silenceMs / CHECKS
    for (let failedChecks = 0; failedChecks < CHECKS;) {
      const turn = pause(intervalMs, undefined, { signal: over }).catch(() => undefined) // ended: see below
      const isResponding = await responds(health, over, intervalMs)
      await turn
      if (over.aborted) return undefined
      failedChecks = isResponding ? 0 : failedChecks + 1
    }
    return notFor(silenceMs)
  }
}

const notFor = (ms: number) => `has not answered for ${ms / 1000} s`
