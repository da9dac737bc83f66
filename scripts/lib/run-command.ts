import { spawn, type SpawnOptions } from "node:child_process"

/** How a command ended. */
export interface CommandEnd {
  /** undefined when it could not be started, or was ended by a signal */
  exitCode: number | undefined
  /** what it printed, where its output is piped */
  stdout: string
  /** why it has no exit code */
  reason?: string
}

/** @param input what it reads; the variables of `env` are added to those of this process */
export interface CommandOptions extends Omit<SpawnOptions, "shell"> {
  input?: Buffer
}

/** Runs a command of the system to its end. It never rejects: a command that is missing has no exit code. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { input, env, ...options }: CommandOptions = {},
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { windowsHide: true, ...options, env: { ...process.env, ...env } })
    let stdout = ""
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      stdout += text
    })
    child.stderr?.resume()
    // A command that ends before it has read everything says why by its exit code.
    child.stdin?.on("error", () => undefined).end(input)
    child.on("error", (error) => resolve({ exitCode: undefined, stdout, reason: error.message }))
    child.on("close", (code, signal) =>
      resolve({
        exitCode: code ?? undefined,
        stdout,
        ...(signal ? { reason: `ended by ${signal}` } : {}),
      }),
    )
  })
}
