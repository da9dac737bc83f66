import { readdirSync, readFileSync } from "node:fs"
import { execaSync } from "execa"

function mentions(file: string, text: string): boolean {
  try {
    return readFileSync(file, "latin1").includes(text)
  } catch {
    return false // it ended meanwhile, or belongs to someone else
  }
}

/** Commands that print the number and the command line of every process. */
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
 * The processes that carry a text in their environment or command line: those of one installation. On Windows nobody
 * else can read an environment, so only the command line counts.
 */
export function processesWith(text: string): number[] {
  const slashes = (line: string) => line.replaceAll("\\", "/")
  const listing = listings[process.platform]
  if (listing) {
    const [command, ...args] = listing
    const { stdout } = execaSync(command, args)
    return stdout
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
