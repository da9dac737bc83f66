import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

function mentions(file: string, text: string): boolean {
  try {
    return readFileSync(file, "latin1").includes(text)
  } catch {
    return false // the process has ended, or belongs to another user
  }
}

/** Commands that print the id and the command line of every process. */
const listings: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["ps", "eww", "-A", "-o", "pid=,command="],
  win32: [
    "powershell",
    "-NoProfile",
    "-Command",
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.CommandLine)" }',
  ],
}

/**
 * The processes with a text in their environment or command line: those of one installation. On Windows the environment
 * of other processes cannot be read, so only the command line counts.
 */
export function processesWith(text: string): number[] {
  const slashes = (line: string) => line.replaceAll("\\", "/")
  const listing = listings[process.platform]
  if (listing) {
    const [command, ...args] = listing
    return execFileSync(command, args, { encoding: "utf8" })
      .split("\n")
      .filter((line) => slashes(line).includes(slashes(text)))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => pid !== process.pid)
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => mentions(`/proc/${pid}/environ`, text) || mentions(`/proc/${pid}/cmdline`, text))
    .map(Number)
}
