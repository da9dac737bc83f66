import { createWriteStream, rmSync, type WriteStream } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { type Readable } from "node:stream"
import { execa } from "execa"
import { errorMessage, SetupError } from "./errors.ts"
import { readJson, writeJson } from "./json-file.ts"
import { identify, isAlive, type ProcessIdentity } from "./process-identity.ts"
import { killTree, stopTree } from "./process-tree.ts"
import { type Shutdown } from "./shutdown.ts"

/** A program to be run as part of the system. */
export interface Program {
  /** short name; its log is <name>.log */
  name: string
  command: string
  args: string[]
  cwd: string
  /** the whole environment beside PATH and the like, which are inherited */
  env?: Record<string, string | undefined>
  /** the user to run as, when we are root */
  user?: { uid: number; gid: number }
  /** how to ask it to end; default SIGTERM */
  stopSignal?: NodeJS.Signals
  /** how long it may take to end, in ms; default 10,000 */
  graceMs?: number
  /** none of its lines are shown as they come, only its last ones when it fails */
  silent?: boolean
  /** how many of its last lines are kept in memory; default 100 */
  keep?: number
  /** its output goes straight to the person's terminal, not to a log */
  inherit?: boolean
}

/** How a program ended. */
export interface Ending {
  code: number | undefined
  signal: NodeJS.Signals | undefined
}

interface RecordedProcess extends ProcessIdentity {
  name: string
  stopSignal: NodeJS.Signals
  graceMs: number
}

const DEFAULT_GRACE_MS = 10_000
const KEPT_LINES = 100
/** Of a program that failed: how many of its last lines are shown, and how much of each. */
const SHOWN_LINES = 20
const SHOWN_WIDTH = 400
const stackLine = /^\s+at /

/** Lines worth showing although the person did not ask for the whole log. */
const errorLine = /"level":"error"|^\W*(error|fatal|panic)\b|\b(ERROR|FATAL|PANIC): |\b\w*Error: /i

/** What we need of a started child process. */
interface Child {
  stdout: Readable | null
  stderr: Readable | null
  result: PromiseLike<{ exitCode?: number; signal?: NodeJS.Signals; originalMessage?: string }>
}

/** One started program. */
export class RunningProgram {
  readonly lastLines: string[] = []
  readonly ended: Promise<Ending>

  constructor(
    readonly program: Program,
    readonly pid: number,
    child: Child,
    private readonly log: WriteStream,
    echo: (line: string) => void,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", (line) => this.take(line, echo))
    }
    this.ended = Promise.resolve(child.result).then(async (result) => {
      // What it started itself may outlive it.
      await killTree(pid)
      if (result.exitCode === undefined && result.signal === undefined)
        this.take(result.originalMessage ?? "", echo)
      this.log.end()
      return { code: result.exitCode, signal: result.signal }
    })
  }

  private take(line: string, echo: (line: string) => void): void {
    this.log.write(`${line}\n`)
    this.lastLines.push(line)
    if (this.lastLines.length > (this.program.keep ?? KEPT_LINES)) this.lastLines.shift()
    echo(line)
  }

  /** Asks it to end, waits, and ends it by force when it does not. */
  async stop(): Promise<void> {
    const { stopSignal = "SIGTERM", graceMs = DEFAULT_GRACE_MS } = this.program
    await stopTree(this.pid, stopSignal, graceMs)
  }
}

/** Every process an installation has started: recorded on disk, logged, and ended with it. */
export class Processes {
  private readonly running = new Set<RunningProgram>()

  /**
   * @param recordFile where the running ones are recorded
   * @param logDirectory where their logs go
   * @param verbose whether their output is shown, too
   */
  constructor(
    private readonly recordFile: string,
    private readonly logDirectory: string,
    private readonly shutdown: Shutdown,
    private readonly verbose: boolean,
  ) {
    shutdown.onImpatience(async () => {
      await Promise.all([...this.running].map(({ pid }) => killTree(pid)))
    })
  }

  /** Ends what an earlier run left behind because it was killed itself. @returns the names of what was ended */
  async endOrphans(): Promise<string[]> {
    const orphans = (readJson<RecordedProcess[]>(this.recordFile) ?? []).filter(isAlive)
    for (const { pid, stopSignal, graceMs } of orphans.reverse()) await stopTree(pid, stopSignal, graceMs)
    this.record()
    return orphans.map(({ name }) => name)
  }

  /**
   * Starts a program that runs until it is stopped or ends.
   * @throws SetupError when it cannot be started
   */
  async start(program: Program): Promise<RunningProgram> {
    if (this.shutdown.begun)
      throw new SetupError(`${program.name} was not started: everything is being stopped.`)
    const log = createWriteStream(join(this.logDirectory, `${program.name}.log`), { flags: "a", mode: 0o600 })
    log.write(`--- ${new Date().toISOString()} ${program.name}\n`)
    const child = execa(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      stdin: "ignore",
      stdout: program.inherit ? "inherit" : "pipe",
      stderr: program.inherit ? "inherit" : "pipe",
      buffer: false,
      reject: false,
      cleanup: false,
      // A group of its own: Ctrl-C reaches us alone, and we end the parts in order.
      detached: process.platform !== "win32",
      ...program.user,
    })
    if (child.pid === undefined) {
      const { originalMessage } = await child
      throw new SetupError(`${program.name} could not be started: ${originalMessage ?? "unknown reason"}`)
    }
    const running = new RunningProgram(
      program,
      child.pid,
      { stdout: child.stdout, stderr: child.stderr, result: child },
      log,
      (line) => this.echo(program, line),
    )
    this.running.add(running)
    this.record()
    void running.ended.then(() => {
      this.running.delete(running)
      this.record()
    })
    return running
  }

  /**
   * Runs a program to its end.
   * @throws SetupError with its last lines when it fails
   */
  async run(program: Program, onStart: (running: RunningProgram) => void = () => undefined): Promise<void> {
    const running = await this.start(program)
    onStart(running)
    const ending = await running.ended
    if (this.shutdown.begun) throw new SetupError(`${program.name} was stopped.`)
    if (ending.code !== 0) throw this.failure(running, ending)
  }

  /** Ends one program, waiting for it. */
  async stop(running: RunningProgram): Promise<void> {
    if (!this.running.has(running)) return
    await running.stop()
    await running.ended
  }

  /** Ends everything still running. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.running].map((running) => this.stop(running)))
  }

  /** Removes the record of running processes, when nothing runs any more and nobody will look. */
  forget(): void {
    rmSync(this.recordFile, { force: true })
  }

  /** What to tell the person about a program that ended when it should not have. */
  failure(running: RunningProgram, ending: Ending): SetupError {
    const how = ending.signal
      ? `was ended by ${ending.signal}`
      : `ended with exit code ${ending.code ?? "unknown"}`
    if (running.program.inherit) return new SetupError(`${running.program.name} ${how}.`)
    return new SetupError(
      `${running.program.name} ${how}. Its last lines:`,
      ...running.lastLines
        .filter((line) => !stackLine.test(line))
        .slice(-SHOWN_LINES)
        .map((line) => `  ${line.slice(0, SHOWN_WIDTH)}`),
      `The whole log: ${join(this.logDirectory, `${running.program.name}.log`)}`,
    )
  }

  private echo(program: Program, line: string): void {
    if (program.inherit || this.shutdown.begun || (program.silent && !this.verbose)) return
    if (this.verbose || errorLine.test(line)) console.log(`${program.name} | ${line}`)
  }

  private record(): void {
    try {
      const records = [...this.running].map(({ pid, program }) => ({
        ...identify(pid),
        name: program.name,
        stopSignal: program.stopSignal ?? "SIGTERM",
        graceMs: program.graceMs ?? DEFAULT_GRACE_MS,
      }))
      writeJson(this.recordFile, records)
    } catch (error) {
      console.error(`The running processes could not be recorded: ${errorMessage(error)}`)
    }
  }
}
