import { createReadStream, existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { runs } from "./process-identity.ts"

/** Interval of checks for new lines and for the end of the program, in ms. */
const POLL_MS = 250

/**
 * Lines that a program appends to its own log file, from the file's beginning until the program has ended.
 * @param pid of a program that is not our child, so that no event reports its end
 */
export async function* followLog(file: string, pid: number): AsyncGenerator<Buffer> {
  let position = 0
  for (;;) {
    // Checked before reading, so that the last lines are read when the program ends in between.
    const alive = runs(pid)
    if (existsSync(file)) {
      for await (const chunk of createReadStream(file, { start: position }) as AsyncIterable<Buffer>) {
        position += chunk.length
        yield chunk
      }
    }
    if (!alive) return
    await sleep(POLL_MS)
  }
}
