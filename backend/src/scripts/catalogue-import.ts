import path from "node:path"
import { type ExecArgs } from "@medusajs/framework/types"
import { waitForStorefront } from "../catalogue-sync/catalogue-sync"
import { openCatalogue } from "../catalogue-import/catalogue-file"
import { CatalogueFileError, formatRowError } from "../catalogue-import/catalogue-row"
import { importCatalogue } from "../catalogue-import/import-catalogue"
import { progressReporter, summarise } from "../catalogue-import/import-report"
import { parseCatalogue } from "../catalogue-import/parse-catalogue"

const DRY_RUN = "dry-run"
const USAGE = "Usage: npm run catalogue:import -- FILE [--dry-run]"

/** Lines of a dry run's plan that are printed before "and N more". */
const PLAN_LINES = 200

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Imports a catalogue file: `medusa exec ./src/scripts/catalogue-import.ts FILE [dry-run]` (`.js` from
 * `.medusa/server`). Medusa's own command line refuses unknown options, hence `dry-run` without hyphens; `npm run
 * catalogue:import -- FILE --dry-run` passes it on. A relative FILE is taken from the folder npm was called in.
 *
 * Ends with exit code 1 when the file is refused or any of its rows has a fault; the other rows are still imported.
 */
export default async function catalogueImport({ container, args }: ExecArgs): Promise<void> {
  const dryRun = args.some((argument) => argument.replace(/^-+/, "") === DRY_RUN)
  const [file, ...others] = args.filter((argument) => argument.replace(/^-+/, "") !== DRY_RUN)
  try {
    if (!file || others.length > 0) throw new CatalogueFileError(USAGE)
    const { rows, errors } = await parseCatalogue(
      await openCatalogue(path.resolve(process.env.INIT_CWD ?? process.cwd(), file)),
    )
    const outcome = await importCatalogue(container, rows, {
      dryRun,
      onProgress: progressReporter(process.stdout),
    })
    await waitForStorefront(container)
    outcome.plan.slice(0, PLAN_LINES).forEach(print)
    if (outcome.plan.length > PLAN_LINES) print(`and ${outcome.plan.length - PLAN_LINES} more`)
    const problems = [...errors, ...outcome.errors].sort((one, other) => one.row - other.row)
    problems.map(formatRowError).forEach(print)
    print(summarise(outcome, new Set(problems.map(({ row }) => row)).size, dryRun))
    if (problems.length > 0) process.exitCode = 1
  } catch (error) {
    process.exitCode = 1
    if (error instanceof CatalogueFileError) {
      print(error.message)
      return
    }
    const reason = error instanceof Error ? error.message : String(error)
    print(`The import stopped: ${reason}`)
    print("What was written is whole. Run the same file again to complete it.")
  }
}
