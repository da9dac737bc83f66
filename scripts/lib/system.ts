import { join } from "node:path"
import { assembleStorefront, builds } from "./build.ts"
import { addresses, backendEnvironment, showsDefaults, storefrontEnvironment } from "./environment.ts"
import { errorMessage, SetupError } from "./errors.ts"
import { waitForHealth } from "./health.ts"
import { type Installation, restartPostgres } from "./installation.ts"
import { bins, fromRoot } from "./paths.ts"
import { LOOPBACK } from "./ports.ts"
import { type Program, type RunningProgram } from "./processes.ts"
import { Supervisor } from "./supervisor.ts"

/** Longest wait until a part is ready, in ms; the first start of a dev server compiles. */
const HEALTH_TIMEOUT_MS = 180_000

/** The backend in production, from its build. @param port to listen on; its public one when left out */
export function backendProgram(
  installation: Installation,
  port = installation.settings.backendPort,
): Program {
  return {
    name: "backend",
    command: process.execPath,
    args: [bins.medusa, "start", "--host", LOOPBACK, "--port", String(port)],
    cwd: builds.backend.output,
    env: backendEnvironment(installation),
  }
}

/** The storefront in production, from its build. @param folder of its copy of the build; the usual one when left out */
export function storefrontProgram(
  installation: Installation,
  publishableKey: string,
  folder?: string,
): Program {
  return {
    name: "storefront",
    command: process.execPath,
    args: ["server.js"],
    cwd: assembleStorefront(installation, folder),
    env: storefrontEnvironment(installation, publishableKey),
  }
}

/** The two servers in production, from their builds. */
export function productionPrograms(installation: Installation, publishableKey: string): Program[] {
  return [backendProgram(installation), storefrontProgram(installation, publishableKey)]
}

/** The two servers in development, from the sources, with hot reload. */
export function developmentPrograms(installation: Installation, publishableKey: string): Program[] {
  const { backendPort, storefrontPort } = installation.settings
  return [
    {
      name: "backend",
      command: process.execPath,
      args: [bins.medusa, "develop", "--no-lint", "--host", LOOPBACK, "--port", String(backendPort)],
      cwd: fromRoot("backend"),
      env: backendEnvironment(installation),
    },
    {
      name: "storefront",
      command: process.execPath,
      args: [bins.next, "dev", "--hostname", LOOPBACK, "--port", String(storefrontPort)],
      cwd: fromRoot("storefront"),
      env: storefrontEnvironment(installation, publishableKey),
    },
  ]
}

/**
 * A promise that rejects as soon as one of the parts ends by itself; when we end them it stays pending.
 * @returns a promise that only ever rejects, with a SetupError holding the part's last lines
 */
export function crashOf(installation: Installation, parts: RunningProgram[]): Promise<never> {
  const crash = new Promise<never>((_resolve, reject) => {
    for (const part of parts) {
      void part.ended.then((ending) => {
        if (installation.shutdown.begun) return
        reject(installation.processes.failure(part, ending))
      })
    }
  })
  crash.catch(() => undefined) // a rejection that is not awaited would end this process
  return crash
}

/**
 * Waits until backend and storefront are ready.
 * @throws SetupError when one of them ends or is not ready in time
 */
export async function waitUntilHealthy(installation: Installation, crash: Promise<never>): Promise<void> {
  const { backendPort, storefrontPort } = installation.settings
  await Promise.all([
    waitForHealth(`http://${LOOPBACK}:${backendPort}/ready`, crash, HEALTH_TIMEOUT_MS),
    waitForHealth(`http://${LOOPBACK}:${storefrontPort}/api/health`, crash, HEALTH_TIMEOUT_MS),
  ])
}

/**
 * Keeps the parts of a running shop running, each for itself. A server that was started again may have missed changes, or
 * may have ended before it passed them on, so pages are refreshed then.
 * @param parts the two servers, and PostgreSQL where it is ours
 */
export function supervise(installation: Installation, parts: RunningProgram[]): Supervisor {
  const { processes, shutdown, settings, postgres } = installation
  const supervisor = new Supervisor({
    processes,
    shutdown,
    silenceMs: settings.restartAfterMs,
    onReturn: () => refreshPages(installation),
  })
  // Of the storefront alone: what it has stored it serves without the backend, too.
  const health: Record<string, string> = {
    backend: `http://${LOOPBACK}:${settings.backendPort}/health`,
    storefront: `http://${LOOPBACK}:${settings.storefrontPort}/api/live`,
  }
  for (const running of parts) {
    const { name } = running.program
    const isPostgres = running === postgres?.running
    const launch = () => (isPostgres ? restartPostgres(installation) : processes.start(running.program))
    supervisor.watch({ name, launch, health: health[name] }, running)
  }
  return supervisor
}

/** Notifies the storefront that anything may have changed while it was down, for example by an import. */
export async function refreshPages(installation: Installation): Promise<void> {
  const url = `http://${LOOPBACK}:${installation.settings.storefrontPort}/api/revalidate`
  const secret = storefrontEnvironment(installation, "").REVALIDATE_SECRET
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${secret ?? ""}`, "content-type": "application/json" },
      body: JSON.stringify({ changes: [{ entity: "everything" }] }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new SetupError(`it answered ${response.status}`)
  } catch (error) {
    console.warn(`The storefront did not take the request to refresh its pages: ${errorMessage(error)}`)
  }
}

/** What the start says of ratings that nobody gave. */
export function defaultsNote(installation: Installation): string {
  return showsDefaults(installation)
    ? "Products without a rating, features or tags show made-up ones (SHOW_DEFAULT_RATINGS=true), which UK law forbids once you sell."
    : "Products without a rating, features or tags show none (SHOW_DEFAULT_RATINGS=false)."
}

/** The text printed once everything is running. */
export function welcome(installation: Installation, seconds: number): string {
  const { backend, storefront } = addresses(installation)
  return [
    `Scanwright runs (ready after ${seconds.toFixed(1)} s).`,
    `  Shop:         ${storefront}`,
    `  Medusa Admin: ${backend}/app`,
    `  Logs:         ${join(installation.paths.logs, "*.log")}`,
    `  Note:         ${defaultsNote(installation)}`,
  ].join("\n")
}
