import { join, resolve } from "node:path"
import { describeBackup, writeBackup } from "../lib/backup.ts"
import { dataPaths } from "../lib/data-directory.ts"
import { SetupError } from "../lib/errors.ts"
import { type Installation, joinInstallation, openInstallation, startDatabase } from "../lib/installation.ts"
import { lockHolder } from "../lib/lock.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { type Shutdown, withShutdown } from "../lib/shutdown.ts"

const USAGE = "Usage: npm run backup [-- FOLDER]"

/** The running installation, or our own with its database started. */
async function installationWithDatabase(shutdown: Shutdown): Promise<Installation> {
  const settings = readSettings(process.env)
  const holder = lockHolder(dataPaths(settings.dataDirectory).lock)
  if (holder) return joinInstallation(shutdown, settings, holder)
  const options = { settings, mode: "production", command: "npm run backup", verbose: false } as const
  const installation = await openInstallation(shutdown, options)
  await startDatabase(installation, console.log)
  return installation
}

/** `npm run backup`: writes all rows and uploads into a new folder, whether the shop is running or not. */
export async function run(args: string[]): Promise<number> {
  const [name, ...more] = args
  if (more.length > 0 || name?.startsWith("-")) throw new SetupError(`Unknown: ${args.join(" ")}.`, USAGE)
  loadDotEnv()
  return withShutdown(async (shutdown) => {
    const installation = await installationWithDatabase(shutdown)
    const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-")
    // npm changes into the repository; INIT_CWD is the user's folder.
    const folder = name
      ? resolve(process.env.INIT_CWD ?? process.cwd(), name)
      : join(installation.paths.directory, "backups", moment)
    const manifest = await writeBackup(installation, folder)
    console.log(`Saved ${describeBackup(manifest)}, in ${folder}`)
    console.log("It holds personal data. Keep a copy on another machine, encrypted.")
    return 0
  })
}
