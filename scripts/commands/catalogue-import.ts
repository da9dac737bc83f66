import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { dataPaths } from "../lib/data-directory.ts"
import { runImport } from "../lib/catalogue-import.ts"
import { SetupError } from "../lib/errors.ts"
import { type Installation, joinInstallation, openInstallation } from "../lib/installation.ts"
import { lockHolder } from "../lib/lock.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { type Shutdown, withShutdown } from "../lib/shutdown.ts"
import { prepareDatabase } from "../lib/tasks.ts"

const USAGE =
  "Usage: npm run catalogue:import -- FILE [--dry-run] [--add-brands] [--add-machine-types] [--confirm=ROW,ROW|all]"

const OPTION = /^--(dry-run|add-brands|add-machine-types|confirm=(?:all|\d+(?:,\d+)*))$/

function parse(args: string[]): { file: string; words: string[] } {
  const unknown = args.filter((arg) => arg.startsWith("-") && !OPTION.test(arg))
  if (unknown.length > 0) throw new SetupError(`Unknown option: ${unknown.join(" ")}.`, USAGE)
  const [name, ...more] = args.filter((arg) => !OPTION.test(arg))
  if (!name) throw new SetupError("Which file? Name the CSV file to import.", USAGE)
  if (more.length > 0)
    throw new SetupError(
      `One file at a time; these are ${more.length + 1}: ${[name, ...more].join(", ")}.`,
      USAGE,
    )
  // npm changes into the repository; INIT_CWD is the user's folder.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(file)) throw new SetupError(`There is no file ${file}.`, USAGE)
  return { file, words: args.flatMap((arg) => OPTION.exec(arg)?.[1] ?? []) }
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
  await prepareDatabase(installation, { parts: [], notes: [] })
  return installation
}

/** `npm run catalogue:import -- FILE`: imports a price list into the shop, whether it is running or not. */
export async function run(args: string[]): Promise<number> {
  const { file, words } = parse(args)
  loadDotEnv()
  return withShutdown(async (shutdown) => {
    const installation = await installationWithDatabase(shutdown)
    return runImport(installation, file, words)
  })
}
