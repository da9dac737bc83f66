import { join } from "node:path"
import { inject } from "vitest"
import { builds, runBuild } from "../lib/build.ts"
import { readSetup, withDatabase } from "../lib/database.ts"
import { explainError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { type Installation, type OwnInstallation, restartPostgres } from "../lib/installation.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { type Program, type RunningProgram } from "../lib/processes.ts"
import { loadAdmin } from "../lib/secrets.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { backendProgram, crashOf, storefrontProgram } from "../lib/system.ts"
import { prepareDatabase } from "../lib/tasks.ts"
import { dataFolder, openSandbox, type Sandbox, sandbox } from "../lib/sandbox.ts"
import { copyOriginal } from "./original.ts"

const HEALTH_TIMEOUT_MS = 60_000

/** One server process with its address. */
export interface Backend {
  running: RunningProgram
  url: string
}

/** Starts the database, which contains an installed shop. */
async function startShop(installation: Installation): Promise<void> {
  await prepareDatabase(installation, { parts: [], notes: [] })
}

/** The backend as it is shipped, in as many processes as a test needs, on a PostgreSQL whose data survives a kill. */
export class FaultShop {
  private constructor(
    readonly installation: OwnInstallation,
    private readonly shutdown: Shutdown,
    private readonly place: Sandbox,
    private readonly publishableKey: string,
  ) {}

  /** Opens a copy of the installed shop. */
  static async open(): Promise<FaultShop> {
    const place = sandbox()
    await copyOriginal(inject("original"), dataFolder(place))
    return FaultShop.openIn(place, startShop)
  }

  /** Opens an empty one. @param fill starts its database and creates a shop */
  static async openEmpty(fill: (installation: Installation) => Promise<void>): Promise<FaultShop> {
    return FaultShop.openIn(sandbox(), fill)
  }

  private static async openIn(
    place: Sandbox,
    fill: (installation: Installation) => Promise<void>,
  ): Promise<FaultShop> {
    const { installation, shutdown } = await openSandbox(place)
    await fill(installation)
    await runBuild(installation, builds.backend)
    const { publishable_key: key = "" } = await readSetup(installation.databaseUrl)
    return new FaultShop(installation, shutdown, place, key)
  }

  /**
   * Starts a backend process and waits until it is ready.
   * @param settings beside its usual ones
   * @param port a free one unless given
   */
  async startBackend(name: string, settings: Program["env"], port?: number): Promise<Backend> {
    port ??= await freePort()
    const { env, ...program } = backendProgram({
      ...this.installation,
      settings: { ...this.installation.settings, backendPort: port },
    })
    const running = await this.installation.processes.start({
      ...program,
      name,
      silent: true,
      env: { ...env, ...settings },
    })
    const url = `http://${LOOPBACK}:${port}`
    // A worker serves nothing but its health.
    const health = settings?.MEDUSA_WORKER_MODE === "worker" ? "/health" : "/ready"
    await waitForHealth(`${url}${health}`, crashOf(this.installation, [running]), HEALTH_TIMEOUT_MS).catch(
      (error: unknown) => {
        // The message includes the details: a test runner shows only the message.
        throw new Error(explainError(error))
      },
    )
    return { running, url }
  }

  /** Starts a storefront process with its own copy of the build, and waits until it responds. */
  async startStorefront(name: string, settings: Program["env"], port: number): Promise<Backend> {
    await runBuild(this.installation, builds.storefront)
    const { paths, processes } = this.installation
    const { env, ...program } = storefrontProgram(
      this.installation,
      this.publishableKey,
      join(paths.directory, name),
    )
    const running = await processes.start({
      ...program,
      name,
      silent: true,
      env: { ...env, PORT: String(port), ...settings },
    })
    const url = `http://${LOOPBACK}:${port}`
    await waitForHealth(`${url}/api/live`, crashOf(this.installation, [running]), HEALTH_TIMEOUT_MS)
    return { running, url }
  }

  /** Folder of a storefront that was started, with what it has stored. @param name given at its start */
  storefrontFolder(name: string): string {
    return join(this.installation.paths.directory, name, "storefront", ".next")
  }

  /** Kills a process, as a crash would. */
  async kill(running: RunningProgram): Promise<void> {
    process.kill(running.pid, "SIGKILL")
    await running.ended
  }

  /** The embedded PostgreSQL's running server. */
  get postgres(): RunningProgram {
    const { postgres } = this.installation
    if (!postgres) throw new Error("the embedded PostgreSQL was not started")
    return postgres.running
  }

  /** Starts PostgreSQL again after {@link kill}, on the same data and port. */
  async restartPostgres(): Promise<void> {
    await restartPostgres(this.installation)
  }

  /** Headers of a visitor's requests. */
  get visitor(): Record<string, string> {
    return { "x-publishable-api-key": this.publishableKey, "content-type": "application/json" }
  }

  /** The first admin. */
  get admin(): { email: string; password: string } {
    return loadAdmin(this.installation.paths, this.installation.settings.admin)
  }

  /** Headers of a staff member's requests. @throws Error when signing in fails */
  async staff({ url }: Backend, { email, password } = this.admin): Promise<Record<string, string>> {
    const response = await fetch(`${url}/auth/user/emailpass`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await response.json()) as { token?: string }
    if (!token) throw new Error(`Signing in answered ${response.status}`)
    return { authorization: `Bearer ${token}`, "content-type": "application/json" }
  }

  /** Rows of a query. */
  async rows<Row extends object>(text: string): Promise<Row[]> {
    return withDatabase(this.installation.databaseUrl, async (client) => (await client.query<Row>(text)).rows)
  }

  /** Does something before the shop is stopped. */
  onClose(cleanup: () => void): void {
    this.shutdown.onStop(cleanup)
  }

  async close(): Promise<void> {
    await this.shutdown.stop()
    this.place.remove()
  }
}
