import { resolve } from "node:path"
import { describeBackup, readBackup, restoreBackup } from "../lib/backup.ts"
import { emptyDatabase, withDatabase } from "../lib/database.ts"
import { migrate } from "../lib/database-setup.ts"
import { SetupError } from "../lib/errors.ts"
import { type Installation, openInstallation, startDatabase } from "../lib/installation.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { withShutdown } from "../lib/shutdown.ts"

const REPLACE = "--replace"
const USAGE = `Usage: npm run restore -- FOLDER [${REPLACE}]`

/** Whether the database already contains a shop. */
async function holdsAShop({ databaseUrl }: Installation): Promise<boolean> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ table: string | null }>(
      "select to_regclass('public.product')::text as table",
    )
    if (!tables[0]?.table) return false
    const { rows } = await client.query<{ used: boolean }>(
      "select exists (select from public.product) as used",
    )
    return rows[0]?.used ?? false
  })
}

/**
 * `npm run restore -- FOLDER`: restores a backup into this installation, which must be stopped, and empty unless
 * --replace is given.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...more] = args.filter((arg) => arg !== REPLACE)
  if (!name || name.startsWith("-") || more.length > 0) throw new SetupError("Which backup?", USAGE)
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  const manifest = await readBackup(folder)
  loadDotEnv()
  return withShutdown(async (shutdown) => {
    const settings = readSettings(process.env)
    const options = { settings, mode: "production", command: "npm run restore", verbose: false } as const
    const installation = await openInstallation(shutdown, options)
    await startDatabase(installation, console.log)
    if (!args.includes(REPLACE) && (await holdsAShop(installation))) {
      throw new SetupError(
        "Nothing was restored: this installation holds a shop already.",
        `Restore into an empty one (SCANWRIGHT_DATA_DIR), or add ${REPLACE} to put the backup in its place.`,
      )
    }
    if (args.includes(REPLACE)) await emptyDatabase(installation.databaseUrl)
    await migrate(installation)
    await restoreBackup(installation, folder, manifest)
    console.log(`Restored ${describeBackup(manifest)}. Start it: npm start`)
    return 0
  })
}
