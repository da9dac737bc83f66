import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { dataPaths } from "../lib/data-directory.ts"
import { runImport } from "../lib/catalogue-import.ts"
import { SetupError } from "../lib/errors.ts"
import { type Installation, joinInstallation, openInstallation } from "../lib/installation.ts"
import { lockHolder } from "../lib/lock.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { type Shutdown, withShutdown } from "../lib/shutdown.ts"
import { databaseOnly } from "../lib/tasks.ts"

const USAGE = "Usage: npm run catalogue:import -- FILE [--dry-run]"

function parse(args: string[]): { file: string; dryRun: boolean } {
  const [name, ...more] = args.filter((arg) => arg !== "--dry-run")
  if (!name || name.startsWith("-") || more.length > 0) throw new SetupError(USAGE)
  // npm changes into the repository; INIT_CWD is where the person was.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(file)) throw new SetupError(`There is no file ${file}.`, USAGE)
  return { file, dryRun: args.includes("--dry-run") }
}

/** The running installation, or our own with its database started. */
async function installationWithDatabase(shutdown: Shutdown): Promise<Installation> {
  const settings = readSettings(process.env)
  const holder = lockHolder(dataPaths(settings.dataDirectory).lock)
  if (holder) return joinInstallation(shutdown, settings, holder)
  const command = "npm run catalogue:import"
  const installation = await openInstallation(shutdown, {
    settings,
    mode: "production",
    command,
    verbose: false,
  })
  await databaseOnly(installation).run({ parts: [], notes: [] })
  return installation
}

/** `npm run catalogue:import -- FILE`: loads a price list into the shop, whether it is running or not. */
export async function run(args: string[]): Promise<number> {
  const { file, dryRun } = parse(args)
  loadDotEnv()
  return withShutdown(async (shutdown) => {
    const installation = await installationWithDatabase(shutdown)
    return runImport(installation, file, dryRun)
  })
}
