/**
 * A minimal stand-in for the shop: two parts under the real supervisor, one of which serves its health (and, while there is
 * a file named "broken" in the data folder, ends at once), while the other ignores SIGTERM and has a child of its own. Run with
 * `tsx`; its settings come from the environment, like those of `npm start`.
 */
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { explainError } from "../lib/errors.ts"
import { openInstallation } from "../lib/installation.ts"
import { readSettings } from "../lib/settings.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { Supervisor } from "../lib/supervisor.ts"

const port = process.env.BACKEND_PORT ?? ""
const broken = join(process.env.SCANWRIGHT_DATA_DIR ?? "", "broken")

const polite = `
  const { existsSync } = require("node:fs")
  if (existsSync(${JSON.stringify(broken)})) {
    console.log("No table named product")
    process.exit(3)
  }
  const server = require("node:http").createServer((request, response) => response.end("healthy"))
  server.listen(${port}, "127.0.0.1", () => console.log("ready"))
`
const silent = "setInterval(() => {}, 1000)"
const stubborn = `
  process.on("SIGTERM", () => console.log("not yet"))
  require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(silent)}], { stdio: "inherit" })
  setInterval(() => {}, 1000)
  console.log("ready")
`

const programs = Object.entries({ polite, stubborn }).map(([name, code]) => ({
  name,
  command: process.execPath,
  // The argument identifies the processes on systems where their environment cannot be read.
  args: ["-e", code, process.env.SCANWRIGHT_DATA_DIR ?? ""],
  cwd: process.cwd(),
  graceMs: 500,
}))

try {
  const code = await withShutdown(async (shutdown) => {
    const settings = readSettings(process.env)
    const options = { settings, mode: "production", command: "npm start", verbose: false } as const
    const installation = await openInstallation(shutdown, options)
    const parts = await Promise.all(programs.map((program) => installation.processes.start(program)))
    shutdown.markRunning()
    while (parts.some(({ lastLines }) => !lastLines.includes("ready"))) await sleep(10)
    console.log(`running ${parts.map(({ pid }) => pid).join(" ")}`)
    const { processes } = installation
    const supervisor = new Supervisor({ shutdown, processes, silenceMs: settings.restartAfterMs })
    for (const part of parts) {
      const { program } = part
      const health = program.name === "polite" ? `http://127.0.0.1:${port}/` : undefined
      supervisor.watch({ name: program.name, launch: () => processes.start(program), health }, part)
    }
    return supervisor.failed
  })
  process.exit(code)
} catch (error) {
  console.error(explainError(error))
  process.exit(1)
}
