import { execFile, type ExecFileOptions } from "node:child_process"

/** How a program ended, and what it printed. */
export interface ProgramEnd {
  /** null where a signal or the time ended it */
  readonly status: number | null
  readonly output: string
}

/** Most of the output that is read, in bytes. */
const OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * Runs a program to its end. This process goes on reading what its own servers print meanwhile: a database whose log nobody
 * reads waits for ever, and the program with it.
 *
 * @param options with the longest time as `timeout`, in ms
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const settings = { ...options, encoding: "utf8", maxBuffer: OUTPUT_BYTES } as const
    execFile(command, args, settings, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === "number" ? error.code : null
      resolve({ status, output: `${stdout}${stderr}${status === null ? error?.message : ""}` })
    })
  })
}
