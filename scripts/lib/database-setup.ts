import { rmSync } from "node:fs"
import { join } from "node:path"
import { readSetup, writeSetup } from "./database.ts"
import { backendEnvironment } from "./environment.ts"
import { SetupError } from "./errors.ts"
import { contentHash } from "./hash.ts"
import { type Installation } from "./installation.ts"
import { readJson } from "./json-file.ts"
import { bins, fromRoot } from "./paths.ts"
import { type Program, type RunningProgram } from "./processes.ts"
import { loadAdmin } from "./secrets.ts"
import { updateState } from "./state.ts"

/** Files that decide the structure of the database, and what is changed once in what is stored. */
const schemaInputs = [
  "backend/src/modules",
  "backend/src/links",
  "backend/src/migration-scripts",
  "backend/src/search",
  "packages",
  "backend/medusa-config.ts",
  "package-lock.json",
]

/** Files that decide its first rows and its search index. */
const installInputs = ["backend/src/scripts/install.ts", ...schemaInputs]

/** The report of backend/src/scripts/install.ts. */
interface InstallResult {
  publishableKey: string
  adminCreated: boolean
  seeded: boolean
}

type OnStart = (running: RunningProgram) => void

/** A Medusa command on the sources, with the installation's environment. */
export function medusaProgram(installation: Installation, name: string, args: string[]): Program {
  return {
    name,
    command: process.execPath,
    args: [bins.medusa, ...args],
    cwd: fromRoot("backend"),
    env: backendEnvironment(installation),
  }
}

/**
 * Creates and alters tables, links and search indexes, when a file that decides them has changed. @returns whether it did
 */
export async function migrate(installation: Installation, onStart?: OnStart): Promise<boolean> {
  const wanted = contentHash(schemaInputs)
  const { migrations } = await readSetup(installation.databaseUrl)
  if (migrations === wanted) return false
  const args = ["db:migrate", "--execute-safe-links", "--execute-safe-search"]
  await installation.processes.run(medusaProgram(installation, "migrate", args), onStart)
  await writeSetup(installation.databaseUrl, { migrations: wanted })
  return true
}

/**
 * Creates the region, the sales channel, the first admin and what SEED names, once.
 * @returns the publishable key of the sales channel
 * @throws SetupError when the script fails
 */
export async function install(installation: Installation, onStart?: OnStart): Promise<string> {
  const wanted = contentHash(installInputs)
  const setup = await readSetup(installation.databaseUrl)
  if (setup.install === wanted && setup.publishable_key) {
    return setup.publishable_key
  }
  const admin = loadAdmin(installation.paths, installation.settings.admin)
  if (admin.fresh) updateState(installation.paths, { adminToShow: true })
  const resultFile = join(installation.paths.directory, "install-result.json")
  rmSync(resultFile, { force: true })
  const program = medusaProgram(installation, "install", ["exec", "./src/scripts/install.ts"])
  const env = {
    ...program.env,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SEED: installation.settings.seed,
    INSTALL_RESULT_FILE: resultFile,
  }
  await installation.processes.run({ ...program, env }, onStart)
  const result = readJson<InstallResult>(resultFile)
  rmSync(resultFile, { force: true })
  if (!result?.publishableKey) throw new SetupError("The first installation ended without a publishable key.")
  if (admin.fresh && !result.adminCreated) {
    // The database had an admin before, so nobody can sign in with this generated one.
    rmSync(installation.paths.admin, { force: true })
    updateState(installation.paths, { adminToShow: false })
  }
  await writeSetup(installation.databaseUrl, { install: wanted, publishable_key: result.publishableKey })
  return result.publishableKey
}
