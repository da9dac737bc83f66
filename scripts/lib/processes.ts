import { spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream, rmSync, type WriteStream } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { finished } from "node:stream/promises"
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
  /** the whole environment besides PATH and the like, which are inherited */
  env?: Record<string, string | undefined>
  /** the user to run as, when we are root */
  user?: { uid: number; gid: number }
  /** signal that asks it to end; default SIGTERM */
  stopSignal?: NodeJS.Signals
  /** command that asks it to end, instead of the signal */
  stopCommand?: StopCommand
  /** longest time from the signal to its end, in ms; default 10,000 */
  graceMs?: number
  /** shows none of its lines while it runs, only the last ones when it fails */
  silent?: boolean
  /** number of its last lines that stay in memory; default 100 */
  store?: number
  /** its output goes straight to the terminal, not to a log */
  inherit?: boolean
}

/** How a program ended; both are unknown for a program that was not our child. */
export interface Ending {
  code: number | undefined
  signal: NodeJS.Signals | undefined
}

/** How a program ended, as the rest of a sentence that begins with its name. */
export function describeEnding({ code, signal }: Ending): string {
  if (signal) return `was ended by ${signal}`
  return code === undefined ? "ended unexpectedly" : `ended with exit code ${code}`
}

interface RecordedProcess extends ProcessIdentity, StopRequest {
  name: string
}

const DEFAULT_GRACE_MS = 10_000
const STORED_LINES = 100
/** How many of a failed program's last lines are shown, and how much of each. */
const SHOWN_LINES = 20
const SHOWN_WIDTH = 400
const stackLine = /^\s+at /

/** Lines that are shown although the user did not ask for the whole log. */
const errorLine = /"level":"error"|^\W*(error|fatal|panic)\b|\b(ERROR|FATAL|PANIC): |\b\w*Error: /i

function stopRequest({ stopSignal, graceMs, stopCommand }: Program): StopRequest {
  return { stopSignal: stopSignal ?? "SIGTERM", graceMs: graceMs ?? DEFAULT_GRACE_MS, stopCommand }
}

/** The parts of a started process that are used. */
interface Child {
  stdout: Readable | null
  stderr: Readable | null
  /** its end, which its output may outlast: its own children may hold it open */
  ended: Promise<Ending>
  /** the end of its output */
  closed: Promise<unknown>
}

/** A started program. */
export class RunningProgram {
  readonly lastLines: string[] = []
  readonly ended: Promise<Ending>
  /** read once, since on Windows it takes long */
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
    this.ended = child.ended.then(async (ending) => {
      // Its own children may outlive it.
      await killTree(pid)
      await child.closed
      this.log.end()
      return ending
    })
  }

  private take(line: string, echo: (line: string) => void): void {
    this.log.write(`${line}\n`)
    this.lastLines.push(line)
    if (this.lastLines.length > (this.program.store ?? STORED_LINES)) this.lastLines.shift()
    echo(line)
  }

  /** Asks it to end, waits, and kills it when it does not. */
  async stop(): Promise<void> {
    await stopTree(this.pid, stopRequest(this.program))
  }
}

/** The processes of an installation: recorded on disk, logged, and ended with it. */
export class Processes {
  private readonly running = new Set<RunningProgram>()
  private readonly launching = new Set<Promise<RunningProgram>>()

  /**
   * @param recordFile path of the record of running processes
   * @param logDirectory folder of their logs
   * @param verbose whether their output is also shown
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

  /** Ends processes of an earlier run that was killed. @returns their names */
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
    const output = program.inherit ? "inherit" : "pipe"
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      stdio: ["ignore", output, output],
      windowsHide: true,
      // In a group of its own, so that Ctrl-C reaches us alone, and we end the parts in order.
      detached: process.platform !== "win32",
      ...program.user,
    })
    if (child.pid === undefined) {
      const [error] = (await once(child, "error")) as [Error]
      throw new SetupError(`${program.name} could not be started: ${error.message}`)
    }
    const closed = once(child, "close")
    const ended = once(child, "exit").then(([code, signal]: (number | NodeJS.Signals | null)[]) => ({
      code: typeof code === "number" ? code : undefined,
      signal: typeof signal === "string" ? signal : undefined,
    }))
    return this.watch(program, child.pid, { stdout: child.stdout, stderr: child.stderr, ended, closed }, log)
  }

  /**
   * Starts a program through a tool that leaves it running in the background, and supervises it like a child.
   * @param ownLog the file the program writes itself; it is copied to its log as it grows
   * @param launch runs the tool; returns the program's process id, or throws when it does not run
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
      const closed = finished(output)
      const ended = closed.then(() => ({ code: undefined, signal: undefined }))
      const child = { stdout: output, stderr: null, ended, closed }
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

  /** Ends every program that is running or being started. */
  async stopAll(): Promise<void> {
    await Promise.allSettled(this.launching)
    await Promise.all([...this.running].map((running) => this.stop(running)))
  }

  /** Removes the record of running processes, when nothing is running any more. */
  forget(): void {
    rmSync(this.recordFile, { force: true })
  }

  /** The error for a program that ended unexpectedly. */
  failure(running: RunningProgram, ending: Ending): SetupError {
    const how = describeEnding(ending)
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
