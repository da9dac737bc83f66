import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fromRoot, root } from "../lib/paths.ts"

/** A command started as a terminal would: in a process group of its own, its output collected. */
export class Runner {
  output = ""
  private readonly child: ChildProcess
  private readonly ended: Promise<number | null>

  /** @param program the TypeScript or JavaScript file, with its arguments */
  constructor(program: string[], environment: Record<string, string>) {
    this.child = spawn(process.execPath, program, {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: undefined, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.output += text
        this.child.emit("said")
      })
    }
    this.ended = once(this.child, "close").then(([code]) => code as number | null)
  }

  /** Its process number. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error("the command did not start")
    return this.child.pid
  }

  /** Waits until the output matches. @throws Error with all the output when the command ends without */
  async prints(pattern: RegExp): Promise<void> {
    const ended = this.ended.then(() => "ended" as const)
    while (!pattern.test(this.output)) {
      const next = once(this.child, "said").then(() => "said" as const)
      if ((await Promise.race([next, ended])) === "ended" && !pattern.test(this.output)) {
        throw new Error(`It ended without saying ${String(pattern)}:\n${this.output}`)
      }
    }
  }

  /**
   * Sends a signal to the process alone, as `kill` does, and waits for its end. @returns its exit code; null after
   * SIGKILL
   */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal)
    return this.ended
  }

  /** Waits for its end. @returns its exit code */
  async exit(): Promise<number | null> {
    return this.ended
  }
}

/** The program of an npm command. */
export function npmCommand(name: string): string[] {
  return [fromRoot("scripts", "run.mjs"), name]
}
