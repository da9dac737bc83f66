import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fromRoot } from "./paths.ts"
import { Processes, type Program } from "./processes.ts"
import { withShutdown } from "./shutdown.ts"

/**
 * Runs one tool in the foreground with its own output, and ends it with all its descendants when we are asked to stop.
 * @returns its exit code
 */
export async function passThrough(program: Omit<Program, "inherit">): Promise<number> {
  return withShutdown(async (shutdown) => {
    const logs = fromRoot("node_modules", ".cache", "scanwright")
    mkdirSync(logs, { recursive: true })
    const processes = new Processes(join(logs, `processes-${process.pid}.json`), logs, shutdown, false)
    shutdown.onStop(() => processes.forget())
    shutdown.onStop(() => processes.stopAll())
    const running = await processes.start({ ...program, inherit: true })
    shutdown.markRunning()
    return (await running.ended).code ?? 1
  })
}
