import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { errorCode } from "./errors.ts"

/** The identity of a process, which stays unique when its number is used again. */
export interface ProcessIdentity {
  pid: number
  /** start time in the system's own form; only ever compared for equality */
  startedAt: string
}

/** Start time on Linux: field 22 of /proc/<pid>/stat; fields are counted after the name, which may contain spaces. */
function linuxStart(pid: number): string | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  try {
    const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? []
    // A zombie has ended; its parent has not read its exit status yet.
    return fields[0] === "Z" ? undefined : fields[19]
  } catch {
    return undefined // the process ended between the two lines above
  }
}

function commandOutput(file: string, args: string[]): string | undefined {
  const env = { ...process.env, LC_ALL: "C" }
  const { stdout, status } = spawnSync(file, args, { encoding: "utf8", env, windowsHide: true })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}

const readers: Partial<Record<NodeJS.Platform, (pid: number) => string | undefined>> = {
  linux: linuxStart,
  win32: (pid) =>
    commandOutput("powershell", ["-NoProfile", "-Command", `(Get-Process -Id ${pid}).StartTime.Ticks`]),
}

/** The start time of a running process, or undefined when there is none with this number. */
export function startTime(pid: number): string | undefined {
  const read = readers[process.platform] ?? ((id) => commandOutput("ps", ["-o", "lstart=", "-p", String(id)]))
  return read(pid)
}

/** The identity of a running process. */
export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) ?? "unknown" }
}

/**
 * Whether a process with this number exists: cheap enough to check several times a second, also on Windows, where reading
 * a start time takes half a second.
 */
export function runs(pid: number): boolean {
  // A zombie still accepts signals, so on Linux they prove nothing.
  if (process.platform === "linux") return linuxStart(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === "EPERM" // the process exists, and belongs to another user
  }
}

/** Whether that very process is still running. */
export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  return runs(pid) && startTime(pid) === startedAt
}

/** The command line of a running process, as far as the system reports it; empty when there is none. */
export function commandLine(pid: number): string {
  if (process.platform === "linux") {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) ? readFileSync(file, "utf8").replaceAll("\0", " ") : ""
  }
  if (process.platform === "win32") {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return commandOutput("powershell", ["-NoProfile", "-Command", query]) ?? ""
  }
  return commandOutput("ps", ["-o", "command=", "-p", String(pid)]) ?? ""
}
