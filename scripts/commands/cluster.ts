import { setTimeout as pause } from "node:timers/promises"
import { join } from "node:path"
import { Cluster } from "../cluster/cluster.ts"
import { runFaults } from "../cluster/faults.ts"
import { type ClusterPlan, metricsUrlOf, portsFrom, SERVERS } from "../cluster/parts.ts"
import { warm } from "../cluster/warm.ts"
import { dataPaths } from "../lib/data-directory.ts"
import { addresses } from "../lib/environment.ts"
import { SetupError } from "../lib/errors.ts"
import { openInstallation } from "../lib/installation.ts"
import { readJson, writeJson } from "../lib/json-file.ts"
import { lockHolder } from "../lib/lock.ts"
import { assertPortFree } from "../lib/ports.ts"
import { loadDotEnv, readPort, readSettings } from "../lib/settings.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { defaultsNote, refreshPages } from "../lib/system.ts"
import { prepareSystem, type SetupContext } from "../lib/tasks.ts"
import { showAdmin } from "../lib/serve.ts"

const COMMAND = "npm run cluster"
const POLL_MS = 200

/** Report of a running cluster on its last restart. */
interface RestartReport {
  steps: string[]
  ended: boolean
  error?: string
}

const reportFile = (directory: string) => join(directory, "restart.json")

/** Restarts on SIGUSR2, one at a time, and reports into a file. */
function restartOnSignal(cluster: Cluster, directory: string): void {
  let restarting: Promise<void> | undefined
  const restart = async () => {
    const report: RestartReport = { steps: [], ended: false }
    const note = (step: string) => {
      console.log(step)
      report.steps.push(step)
      writeJson(reportFile(directory), report)
    }
    try {
      await cluster.restart(note)
    } catch (error) {
      report.error = error instanceof Error ? error.message : String(error)
    }
    report.ended = true
    writeJson(reportFile(directory), report)
    restarting = undefined
  }
  process.on("SIGUSR2", () => {
    restarting ??= restart()
  })
}

/** Starts the cluster and keeps it running until it is stopped. */
async function serveCluster(verbose: boolean): Promise<number> {
  const began = performance.now()
  const settings = readSettings(process.env)
  const ports = portsFrom(readPort(process.env, "CLUSTER_PORT"))
  return withShutdown(async (shutdown) => {
    const installation = await openInstallation(shutdown, {
      settings,
      mode: "production",
      command: COMMAND,
      verbose,
    })
    for (const [name, port] of Object.entries(ports)) {
      await assertPortFree(port, name, "with a setting: CLUSTER_PORT=8200")
    }
    const context: SetupContext = { parts: [], notes: [] }
    await prepareSystem(installation, context)
    const plan: ClusterPlan = {
      installation,
      ports,
      publishableKey: context.publishableKey ?? "",
      settings: {},
    }
    const cluster = new Cluster(plan)
    await cluster.prepare()
    await cluster.start()
    restartOnSignal(cluster, installation.paths.directory)
    shutdown.markRunning()
    installation.lock.announce({ ...addresses(installation) })
    const { backend, storefront } = addresses(installation)
    console.log(`\nThe cluster runs (ready after ${((performance.now() - began) / 1000).toFixed(1)} s).`)
    console.log(`  Shop:         ${storefront}   (2 storefronts)`)
    console.log(`  Medusa Admin: ${backend}/app   (2 servers, 1 worker)`)
    console.log(`  Logs:         ${join(installation.paths.logs, "*.log")}`)
    console.log(`  Metrics:      ${SERVERS.map((name) => metricsUrlOf(plan, name)).join(" ")}`)
    for (const note of [defaultsNote(installation), ...context.notes]) console.log(`  Note:         ${note}`)
    showAdmin(installation)
    await refreshPages(installation)
    console.log(`  ${await warm(installation)}`)
    console.log(`\nRestart every server, one after the other: ${COMMAND} -- --restart. Stop it with Ctrl-C.`)
    return await new Promise<never>(() => undefined)
  })
}

/** Makes the running cluster restart its servers, and waits until it has. */
async function restartRunning(): Promise<number> {
  const { directory, lock } = dataPaths(readSettings(process.env).dataDirectory)
  const holder = lockHolder(lock)
  if (holder?.command !== COMMAND) throw new SetupError("No cluster runs from this data folder.")
  writeJson(reportFile(directory), { steps: [], ended: false } satisfies RestartReport)
  process.kill(holder.pid, "SIGUSR2")
  let shown = 0
  for (;;) {
    const report = readJson<RestartReport>(reportFile(directory))
    for (const step of report?.steps.slice(shown) ?? []) console.log(step)
    shown = report?.steps.length ?? shown
    if (report?.error) throw new SetupError(`The restart ended early: ${report.error}`)
    if (report?.ended) return 0
    if (!lockHolder(lock)) throw new SetupError("The cluster ended during its restart.")
    await pause(POLL_MS)
  }
}

/**
 * `npm run cluster`: two storefronts, two Medusa servers and a worker on PostgreSQL and Redis, behind one proxy, as plain
 * processes of this machine. `--restart` restarts the servers of a running cluster; `--faults` measures the effect of
 * failing parts on a cluster of its own.
 */
export async function run(args: string[]): Promise<number> {
  loadDotEnv()
  const [option, ...rest] = args
  if (option === "--restart" && rest.length === 0) return restartRunning()
  if (option === "--faults") return runFaults(rest)
  const unknown = args.filter((arg) => arg !== "--verbose")
  if (unknown.length > 0) {
    throw new SetupError(`Unknown option: ${unknown.join(" ")}. Known: --restart, --faults, --verbose.`)
  }
  return serveCluster(args.includes("--verbose"))
}
