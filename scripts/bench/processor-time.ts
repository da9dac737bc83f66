import { readdirSync, readFileSync } from "node:fs"

/** USER_HZ of Linux, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100

interface ProcessTime {
  parent: number
  /** seconds of processor time since its start */
  used: number
}

/** Every process of this machine; empty where there is no /proc. */
function processTimes(): Map<number, ProcessTime> {
  if (process.platform !== "linux") return new Map()
  const found = new Map<number, ProcessTime>()
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, "utf8")
      // After the name, which may hold anything: state, parent, …; user and system time are the 12th and 13th from there.
      const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
      const used = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
      found.set(Number(name), { parent: Number(fields[1]), used })
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return found
}

/**
 * Processor time of processes and all their descendants.
 *
 * @param parts process numbers by name
 * @returns seconds by name; undefined where this machine does not report it
 */
export function processorTime(parts: Readonly<Record<string, number>>): Record<string, number> | undefined {
  const times = processTimes()
  if (times.size === 0) return undefined
  const owner = (pid: number): string | undefined => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = times.get(at)?.parent) {
      const found = Object.entries(parts).find(([, root]) => root === at)
      if (found) return found[0]
    }
    return undefined
  }
  const sums = Object.fromEntries(Object.keys(parts).map((name) => [name, 0]))
  for (const [pid, { used }] of times) {
    const name = owner(pid)
    if (name !== undefined) sums[name] = (sums[name] ?? 0) + used
  }
  return sums
}
