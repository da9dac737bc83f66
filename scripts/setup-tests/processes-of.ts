import { readdirSync, readFileSync } from "node:fs"
import { execaSync } from "execa"

function mentions(file: string, text: string): boolean {
  try {
    return readFileSync(file, "latin1").includes(text)
  } catch {
    return false // it ended meanwhile, or belongs to someone else
  }
}

/** The processes that carry a text in their environment or command line: those of one installation. */
export function processesWith(text: string): number[] {
  if (process.platform !== "linux") {
    const { stdout } = execaSync("ps", ["eww", "-A", "-o", "pid=,command="], { reject: false })
    return stdout
      .split("\n")
      .filter((line) => line.includes(text))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => pid !== process.pid)
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => mentions(`/proc/${pid}/environ`, text) || mentions(`/proc/${pid}/cmdline`, text))
    .map(Number)
}
