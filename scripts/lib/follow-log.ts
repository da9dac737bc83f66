import { createReadStream, existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { runs } from "./process-identity.ts"

/** How often to look for new lines and for the end of the program, in ms. */
const POLL_MS = 250

/**
 * What a program adds to the log file it writes itself, from the file's beginning until the program has ended.
 * @param pid the program that is not our child, so that no event reports its end
 */
export async function* followLog(file: string, pid: number): AsyncGenerator<Buffer> {
  let position = 0
  for (;;) {
    // Asked before reading, so that the last lines of a program that ends meanwhile are still read.
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
