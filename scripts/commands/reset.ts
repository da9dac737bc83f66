import { existsSync } from "node:fs"
import { createInterface } from "node:readline/promises"
import { dataPaths } from "../lib/data-directory.ts"
import { describeDatabase, emptyDatabase } from "../lib/database.ts"
import { SetupError } from "../lib/errors.ts"
import { lockHolder } from "../lib/lock.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { loadDotEnv, readSettings } from "../lib/settings.ts"
import { readState } from "../lib/state.ts"

const EXTERNAL_FLAG = "--external-database"
const options = ["--yes", EXTERNAL_FLAG]

async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const response = await terminal.question('Type "reset" to delete all this, anything else to keep it: ')
  terminal.close()
  return response.trim() === "reset"
}

/** `npm run reset`: deletes this installation's data, so that the next start creates a new shop. */
export async function run(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => !options.includes(arg))
  if (unknown.length > 0)
    throw new SetupError(`Unknown option: ${unknown.join(" ")}. Known: ${options.join(", ")}.`)
  loadDotEnv()
  const { dataDirectory, databaseUrl } = readSettings(process.env)
  const paths = dataPaths(dataDirectory)
  const holder = lockHolder(paths.lock)
  if (holder) {
    throw new SetupError(
      `Scanwright is running (${holder.command}, process ${holder.pid}). Stop it first, then reset.`,
    )
  }
  const outside = readState(paths).postgresDirectory
  const folders = [...new Set([dataDirectory, ...(outside ? [outside] : [])])].filter((path) =>
    existsSync(path),
  )
  const external = databaseUrl !== undefined && args.includes(EXTERNAL_FLAG)
  if (folders.length === 0 && !external) {
    console.log(`There is nothing to delete: ${dataDirectory} does not exist.`)
    return 0
  }
  console.log("This deletes, for good:")
  for (const folder of folders) console.log(`  ${folder} (database, uploads, secrets, first admin, logs)`)
  if (external) console.log(`  every table of the ${describeDatabase(databaseUrl)}`)
  if (databaseUrl && !external) {
    console.log(`The ${describeDatabase(databaseUrl)} is kept; add ${EXTERNAL_FLAG} to empty it, too.`)
  }
  if (!args.includes("--yes")) {
    if (!process.stdin.isTTY)
      throw new SetupError("Nothing was deleted: without a terminal to ask on, add --yes.")
    if (!(await agrees())) {
      console.log("Nothing was deleted.")
      return 1
    }
  }
  if (external) await emptyDatabase(databaseUrl)
  for (const folder of folders) removeTree(folder)
  console.log("Deleted. The next `npm start` sets everything up anew.")
  return 0
}
