import { medusaProgram } from "../lib/database-setup.ts"
import { dataPaths } from "../lib/data-directory.ts"
import { type Installation, joinInstallation, openInstallation, startDatabase } from "../lib/installation.ts"
import { lockHolder } from "../lib/lock.ts"
import { pluginFolder } from "../lib/plugin-folder.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { type Shutdown, withShutdown } from "../lib/shutdown.ts"
import { prepareDatabase } from "../lib/tasks.ts"

/** Medusa's commands that need tables, not only a database. */
const NEED_TABLES = ["develop", "exec", "start", "user"]
/** Medusa's commands that go on until they are stopped. */
const SERVERS = ["develop", "plugin:develop", "start"]
/** Medusa's commands that run or make what customers get; all others are for development, as for Medusa itself. */
const FOR_PRODUCTION = ["build", "start"]

/** Whether a command of Medusa works on a plugin; `plugin:add` adds one to a shop. */
const isOnPlugin = (medusaCommand: string) =>
  medusaCommand.startsWith("plugin:") && medusaCommand !== "plugin:add"

/** The database in the variables by which Medusa's commands on a plugin find it. */
function databaseVariables(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  return {
    DB_HOST: hostname,
    DB_PORT: port || "5432",
    DB_USERNAME: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
  }
}

/** The running installation, or our own with its database started, and set up where the command needs it. */
async function installationFor(shutdown: Shutdown, medusaCommand: string): Promise<Installation> {
  const settings = readSettings(process.env)
  const holder = lockHolder(dataPaths(settings.dataDirectory).lock)
  if (holder) return joinInstallation(shutdown, settings, holder)
  const options = { settings, mode: "production", command: "npm run medusa", verbose: false } as const
  const installation = await openInstallation(shutdown, options)
  if (NEED_TABLES.includes(medusaCommand)) await prepareDatabase(installation, { parts: [], notes: [] })
  else await startDatabase(installation, console.log)
  return installation
}

/**
 * `npm run medusa -- …`: Medusa's command line (`user`, `develop`, `exec`, `db:generate`) in `backend/`, with the
 * installation's settings and its database, whether the shop is running or not. Commands on a plugin (`plugin:*`) run in the
 * plugin's folder in which they were typed.
 */
export async function run(args: string[]): Promise<number> {
  const [medusaCommand = ""] = args
  loadDotEnv()
  const folder = isOnPlugin(medusaCommand) ? pluginFolder(process.env.INIT_CWD ?? process.cwd()) : undefined
  return withShutdown(async (shutdown) => {
    const installation = await installationFor(shutdown, medusaCommand)
    const program = medusaProgram(installation, "medusa", args)
    const env = {
      ...program.env,
      ...(folder && databaseVariables(installation.databaseUrl)),
      NODE_ENV: FOR_PRODUCTION.includes(medusaCommand) ? "production" : "development",
    }
    const running = await installation.processes.start({
      ...program,
      cwd: folder ?? program.cwd,
      env,
      inherit: true,
    })
    // Ctrl-C is how a server is closed.
    if (SERVERS.includes(medusaCommand)) shutdown.markRunning()
    return (await running.ended).code ?? 1
  })
}
