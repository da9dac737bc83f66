import { SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { restartPostgres } from "../lib/installation.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { killTree } from "../lib/process-tree.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { ensureRedis, startRedis } from "../lib/redis.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { Supervisor } from "../lib/supervisor.ts"
import { ensureNginx, nginxProgram, writeNginx } from "./nginx.ts"
import {
  type ClusterPlan,
  folderOf,
  healthOf,
  livenessOf,
  programOf,
  proxyVariables,
  SERVERS,
  type ServerName,
} from "./parts.ts"

/** Longest wait until a server responds, in ms; on a crowded machine several start at once. */
const HEALTH_TIMEOUT_MS = 180_000

export type PartName = ServerName | "redis" | "postgres" | "proxy"

const isServer = (name: PartName): name is ServerName => (SERVERS as readonly PartName[]).includes(name)

const never = new Promise<never>(() => undefined)

/**
 * The processes of a cluster: started in order, started again when one ends by itself or no longer responds, and restarted
 * one after the other.
 */
export class Cluster {
  private readonly supervisor: Supervisor
  private readonly commands = { redis: "", nginx: "" }

  constructor(readonly plan: ClusterPlan) {
    const { processes, shutdown, settings } = plan.installation
    const silenceMs = settings.restartAfterMs
    this.supervisor = new Supervisor({ processes, shutdown, silenceMs, untiring: true })
  }

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
    if (postgres) this.watch("postgres", postgres.running, true)
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
    return this.supervisor.process(name)
  }

  /** Kills a part, as a crash would; the part is then started again. */
  async kill(name: PartName): Promise<void> {
    const running = this.part(name)
    await killTree(running.pid)
    await running.ended
  }

  /** Stops a part until {@link wake}. */
  async rest(name: PartName): Promise<void> {
    const running = this.supervisor.release(name)
    await killTree(running.pid)
    await running.ended
  }

  /** Starts a stopped part again. @param empty without the data that Redis had stored */
  async wake(name: PartName, empty = false): Promise<void> {
    if (empty) removeTree(folderOf(this.plan.installation, "redis"))
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
      await this.plan.installation.processes.stop(this.supervisor.release(name))
      await this.startPart(name)
      note(`${name}: answers`)
    }
  }

  private async startPart(name: PartName): Promise<void> {
    this.watch(name, await this.launch(name), !isServer(name))
    if (isServer(name)) await this.ready(name)
  }

  private watch(name: PartName, running: RunningProgram, isReady: boolean): void {
    const health = isServer(name) ? livenessOf(this.plan, name) : undefined
    this.supervisor.watch({ name, launch: () => this.launch(name), health }, running, isReady)
  }

  private async launch(name: PartName): Promise<RunningProgram> {
    const { installation, ports } = this.plan
    const { processes } = installation
    if (name === "redis") {
      return startRedis(this.commands.redis, ports.redis, processes, folderOf(installation, "redis"))
    }
    if (name === "postgres") return restartPostgres(installation)
    if (name === "proxy") {
      const folder = folderOf(installation, "proxy")
      writeNginx(folder, proxyVariables(this.plan))
      return processes.start(nginxProgram(this.commands.nginx, folder))
    }
    return processes.start({ ...programOf(this.plan, name), silent: true })
  }
}
