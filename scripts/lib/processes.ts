import { createWriteStream, rmSync, type WriteStream } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { execa } from "execa"
import { errorMessage, SetupError } from "./errors.ts"
import { followLog } from "./follow-log.ts"
import { readJson, writeJson } from "./json-file.ts"
import { identify, isAlive, type ProcessIdentity } from "./process-identity.ts"
import { killTree, type StopCommand, type StopRequest, stopTree } from "./process-tree.ts"
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
  /** asks it to end in the signal's place */
  stopCommand?: StopCommand
  /** how long it may take to end, in ms; default 10,000 */
  graceMs?: number
  /** none of its lines are shown as they come, only its last ones when it fails */
  silent?: boolean
  /** how many of its last lines are held in memory; default 100 */
  keep?: number
  /** its output goes straight to the person's terminal, not to a log */
  inherit?: boolean
}

/** How a program ended; neither is known of one that was not our child. */
export interface Ending {
  code: number | undefined
  signal: NodeJS.Signals | undefined
}

interface RecordedProcess extends ProcessIdentity, StopRequest {
  name: string
}

const DEFAULT_GRACE_MS = 10_000
const KEPT_LINES = 100
/** Of a program that failed: how many of its last lines are shown, and how much of each. */
const SHOWN_LINES = 20
const SHOWN_WIDTH = 400
const stackLine = /^\s+at /

/** Lines worth showing although the person did not ask for the whole log. */
const errorLine = /"level":"error"|^\W*(error|fatal|panic)\b|\b(ERROR|FATAL|PANIC): |\b\w*Error: /i

function stopRequest({ stopSignal, graceMs, stopCommand }: Program): StopRequest {
  return { stopSignal: stopSignal ?? "SIGTERM", graceMs: graceMs ?? DEFAULT_GRACE_MS, stopCommand }
}

/** What we need of a started process. */
interface Child {
  stdout: Readable | null
  stderr: Readable | null
  result: PromiseLike<{ exitCode?: number; signal?: NodeJS.Signals; originalMessage?: string }>
}

/** One started program. */
export class RunningProgram {
  readonly lastLines: string[] = []
  readonly ended: Promise<Ending>
  /** asked for once, since on Windows it takes long */
  readonly identity: ProcessIdentity

  constructor(
    readonly program: Program,
    readonly pid: number,
    child: Child,
    private readonly log: WriteStream,
    echo: (line: string) => void,
  ) {
    this.identity = identify(pid)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", (line) => this.take(line, echo))
    }
    this.ended = Promise.resolve(child.result).then(async (result) => {
      // What it started itself may outlive it.
      await killTree(pid)
      const { exitCode: code, signal, originalMessage } = result
      if (code === undefined && signal === undefined && originalMessage) this.take(originalMessage, echo)
      this.log.end()
      return { code, signal }
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
    await stopTree(this.pid, stopRequest(this.program))
  }
}

/** Every process an installation has started: recorded on disk, logged, and ended with it. */
export class Processes {
  private readonly running = new Set<RunningProgram>()
  private readonly launching = new Set<Promise<RunningProgram>>()

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
    for (const orphan of orphans.reverse()) await stopTree(orphan.pid, orphan)
    this.record()
    return orphans.map(({ name }) => name)
  }

  /**
   * Starts a program that runs until it is stopped or ends.
   * @throws SetupError when it cannot be started
   */
  async start(program: Program): Promise<RunningProgram> {
    this.assertGoingOn(program)
    const log = this.openLog(program)
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
    return this.watch(program, child.pid, { stdout: child.stdout, stderr: child.stderr, result: child }, log)
  }

  /**
   * Starts a program through a tool that leaves it running behind itself, and watches over it like over a child.
   * @param ownLog the file the program writes itself; it is copied to its log as it grows
   * @param launch runs the tool; returns the program's process number, or throws when it does not run
   * @throws whatever `launch` throws
   */
  async startThrough(
    program: Program,
    ownLog: string,
    launch: () => Promise<number>,
  ): Promise<RunningProgram> {
    this.assertGoingOn(program)
    const launched = launch().then((pid) => {
      const output = Readable.from(followLog(ownLog, pid))
      const child = { stdout: output, stderr: null, result: finished(output).then(() => ({})) }
      return this.watch(program, pid, child, this.openLog(program))
    })
    this.launching.add(launched)
    try {
      return await launched
    } finally {
      this.launching.delete(launched)
    }
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

  /** Ends everything still running or just being launched. */
  async stopAll(): Promise<void> {
    await Promise.allSettled(this.launching)
    await Promise.all([...this.running].map((running) => this.stop(running)))
  }

  /** Removes the record of running processes, when nothing runs any more. */
  forget(): void {
    rmSync(this.recordFile, { force: true })
  }

  /** The error shown for a program that ended when it should not have. */
  failure(running: RunningProgram, ending: Ending): SetupError {
    const { code, signal } = ending
    const how = signal
      ? `was ended by ${signal}`
      : code === undefined
        ? "ended unexpectedly"
        : `ended with exit code ${code}`
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

  private assertGoingOn({ name }: Program): void {
    if (this.shutdown.begun) throw new SetupError(`${name} was not started: everything is being stopped.`)
  }

  private openLog({ name }: Program): WriteStream {
    const log = createWriteStream(join(this.logDirectory, `${name}.log`), { flags: "a", mode: 0o600 })
    log.write(`--- ${new Date().toISOString()} ${name}\n`)
    return log
  }

  private watch(program: Program, pid: number, child: Child, log: WriteStream): RunningProgram {
    const running = new RunningProgram(program, pid, child, log, (line) => this.echo(program, line))
    this.running.add(running)
    this.record()
    void running.ended.then(() => {
      this.running.delete(running)
      this.record()
    })
    return running
  }

  private echo(program: Program, line: string): void {
    if (program.inherit || this.shutdown.begun || (program.silent && !this.verbose)) return
    if (this.verbose || errorLine.test(line)) console.log(`${program.name} | ${line}`)
  }

  private record(): void {
    try {
      const records: RecordedProcess[] = [...this.running].map(({ identity, program }) => ({
        ...identity,
        ...stopRequest(program),
        name: program.name,
      }))
      writeJson(this.recordFile, records)
    } catch (error) {
      console.error(`The running processes could not be recorded: ${errorMessage(error)}`)
    }
  }
}
