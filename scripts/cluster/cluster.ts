import { setTimeout as pause } from "node:timers/promises"
import { errorMessage, SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { startPostgres } from "../lib/postgres.ts"
import { killTree } from "../lib/process-tree.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { ensureRedis, startRedis } from "../lib/redis.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { ensureNginx, nginxProgram, writeNginx } from "./nginx.ts"
import {
  type ClusterPlan,
  folderOf,
  healthOf,
  programOf,
  proxyVariables,
  SERVERS,
  type ServerName,
} from "./parts.ts"

/** Longest wait until a server responds, in ms; on a crowded machine several start at once. */
const HEALTH_TIMEOUT_MS = 180_000
/** Wait before a part that ended is started again, doubled each time it ends soon after, in ms. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000
/** A part that has run for this long, in ms, has started successfully: the wait is reset. */
const QUIET_MS = 30_000

export type PartName = ServerName | "redis" | "postgres" | "proxy"

const never = new Promise<never>(() => undefined)

/**
 * The processes of a cluster: started in order, started again when one ends by itself, and restarted one after the other.
 */
export class Cluster {
  private readonly running = new Map<PartName, RunningProgram>()
  /** parts that were stopped on purpose */
  private readonly resting = new Set<PartName>()
  private readonly commands = { redis: "", nginx: "" }

  constructor(readonly plan: ClusterPlan) {}

  /** Finds or installs Redis, nginx and PostgreSQL. @throws SetupError where one is missing */
  async prepare(): Promise<void> {
    const { processes } = this.plan.installation
    const redis = await ensureRedis(processes)
    if (!redis) {
      throw new SetupError(
        "There is no redis-server.",
        "Install it (Debian: redis-server), or name it with REDIS_SERVER_PATH.",
      )
    }
    this.commands.redis = redis
    this.commands.nginx = await ensureNginx(processes)
    const { postgres } = this.plan.installation
    if (postgres) this.watch("postgres", postgres.running)
  }

  /** Starts everything and waits until every part responds. */
  async start(): Promise<void> {
    await this.startPart("redis")
    await Promise.all(SERVERS.map((name) => this.startPart(name)))
    await this.startPart("proxy")
    const { storefrontPort } = this.plan.installation.settings
    await waitForHealth(`http://${LOOPBACK}:${storefrontPort}/api/health`, never, HEALTH_TIMEOUT_MS)
  }

  /** Path of nginx, once it was found. */
  get nginx(): string {
    return this.commands.nginx
  }

  /** The running process of a part. @throws Error while it does not run */
  part(name: PartName): RunningProgram {
    const running = this.running.get(name)
    if (!running) throw new Error(`${name} does not run`)
    return running
  }

  /** Kills a part, as a crash would; the part is then started again. */
  async kill(name: PartName): Promise<void> {
    const running = this.part(name)
    await killTree(running.pid)
    await running.ended
  }

  /** Stops a part until {@link wake}. */
  async rest(name: PartName): Promise<void> {
    this.resting.add(name)
    const running = this.part(name)
    await killTree(running.pid)
    await running.ended
  }

  /** Starts a stopped part again. @param empty without the data that Redis had stored */
  async wake(name: PartName, empty = false): Promise<void> {
    if (empty) removeTree(folderOf(this.plan.installation, "redis"))
    this.resting.delete(name)
    await this.startPart(name)
  }

  /** Waits until a part responds. */
  async ready(name: ServerName): Promise<void> {
    await waitForHealth(healthOf(this.plan, name), never, HEALTH_TIMEOUT_MS)
  }

  /**
   * Restarts every server of ours, one after the other. A stopping server finishes its requests and accepts no new ones,
   * which the proxy sends to the other server. The proxy's configuration stays the same: reloading would close its
   * visitors' connections.
   * @param note called with each step
   */
  async restart(note: (message: string) => void): Promise<void> {
    for (const name of SERVERS) {
      note(`${name}: restarting`)
      this.resting.add(name)
      await this.plan.installation.processes.stop(this.part(name))
      this.resting.delete(name)
      await this.startPart(name)
      note(`${name}: answers`)
    }
  }

  private async startPart(name: PartName): Promise<void> {
    const running = await this.launch(name)
    this.watch(name, running)
    if (name !== "redis" && name !== "postgres" && name !== "proxy") await this.ready(name)
  }

  private async launch(name: PartName): Promise<RunningProgram> {
    const { installation, ports } = this.plan
    const { processes } = installation
    if (name === "redis") {
      return startRedis(this.commands.redis, ports.redis, processes, folderOf(installation, "redis"))
    }
    if (name === "postgres") {
      const { postgres } = installation
      if (!postgres) throw new Error("PostgreSQL is not ours to start.")
      postgres.running = await startPostgres(postgres, processes)
      return postgres.running
    }
    if (name === "proxy") {
      const folder = folderOf(installation, "proxy")
      writeNginx(folder, proxyVariables(this.plan))
      return processes.start(nginxProgram(this.commands.nginx, folder))
    }
    return processes.start({ ...programOf(this.plan, name), silent: true })
  }

  /** Starts a part again whenever it ends by itself, as a process manager would. */
  private watch(name: PartName, running: RunningProgram, wait = FIRST_WAIT_MS): void {
    const { shutdown } = this.plan.installation
    this.running.set(name, running)
    const began = Date.now()
    void running.ended.then(async ({ code, signal }) => {
      if (this.running.get(name) === running) this.running.delete(name)
      if (shutdown.begun || this.resting.has(name)) return
      const again = Date.now() - began > QUIET_MS ? FIRST_WAIT_MS : wait
      console.log(`${name} ended (${signal ?? code ?? "unknown reason"}); starting it again.`)
      await pause(again)
      if (shutdown.begun || this.resting.has(name)) return
      try {
        this.watch(name, await this.launch(name), Math.min(again * 2, LONGEST_WAIT_MS))
      } catch (error) {
        console.error(`${name} could not be started again: ${errorMessage(error)}`)
      }
    })
  }
}
