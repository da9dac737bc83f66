import path from "node:path"
import { type ExecArgs } from "@medusajs/framework/types"
import { waitForStorefront } from "../catalogue-sync/catalogue-sync"
import { readCatalogueFile } from "../catalogue-import/catalogue-file"
import { CatalogueFileError, formatRowError, type RowError } from "../catalogue-import/catalogue-row"
import { importCatalogue } from "../catalogue-import/import-catalogue"
import { formatNote, progressReporter, reportNewName, summarise } from "../catalogue-import/import-report"
import { type UndecidedNames, UndecidedNamesError } from "../catalogue-import/new-names"
import { parseCatalogue } from "../catalogue-import/parse-catalogue"

const DRY_RUN = "dry-run"
const ADD_BRANDS = "add-brands"
const ADD_MACHINE_TYPES = "add-machine-types"
const FLAGS: readonly string[] = [DRY_RUN, ADD_BRANDS, ADD_MACHINE_TYPES]
const USAGE =
  "Usage: npm run catalogue:import -- FILE [--dry-run] [--add-brands] [--add-machine-types] [--confirm=ROW,ROW|all]"

/** The rows that are right although they seem damaged: `confirm=17,40`, or all of them. */
const CONFIRM = /^confirm=(all|\d+(?:,\d+)*)$/

/** Most rows that a line names. */
const ROWS_NAMED = 20

/** What to do about names that the shop does not have. */
const about = (names: string, flag: string) =>
  `Correct misspelt ${names} in the file. If all of them are meant to be new, import it with --${flag}; they become public with their products.`

/** A line for each kind of name of which nothing has been decided. */
const aboutNewNames = ({ brand, machineType }: UndecidedNames): string[] => [
  ...(brand.length > 0 ? [about("brands", ADD_BRANDS)] : []),
  ...(machineType.length > 0 ? [about("machine types", ADD_MACHINE_TYPES)] : []),
]

/** How to say that what seems damaged is right, beside what was said already; empty where nothing is asked. */
function aboutDoubts(problems: readonly RowError[], confirmed: readonly string[]): string[] {
  const doubtful = problems.flatMap(({ row, may_be_right: isDoubt }) => (isDoubt ? [String(row)] : []))
  if (doubtful.length === 0) return []
  const rows = [...new Set([...confirmed, ...doubtful])]
  const named = rows.length > ROWS_NAMED ? "all" : rows.join(",")
  return [`What only seems damaged and is right is taken with --confirm=${named}`]
}

/** Lines of a dry run's plan that are printed before "and N more". */
const PLAN_LINES = 200

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Imports a catalogue file: `medusa exec ./src/scripts/catalogue-import.ts FILE [dry-run] [add-brands]
 * [add-machine-types] [confirm=ROW,ROW|all]` (`.js` from `.medusa/server`). Medusa's own command line refuses unknown options, hence words without hyphens; `npm run
 * catalogue:import -- FILE --dry-run` passes them on. A relative FILE is taken from the folder npm was called in.
 *
 * A file with brands or machine types that the shop does not have is refused, unless `add-brands` and `add-machine-types`
 * say that they are meant to be added. A row that seems damaged is refused unless `confirm=ROW,ROW` names it, or `confirm=all`.
 *
 * Ends with exit code 1 when the file is refused or any of its rows has a fault; the other rows are still imported.
 */
export default async function catalogueImport({ container, args }: ExecArgs): Promise<void> {
  const words = args.map((argument) => argument.replace(/^-+/, ""))
  const dryRun = words.includes(DRY_RUN)
  const confirmed = words.flatMap((word) => CONFIRM.exec(word)?.[1]?.split(",") ?? [])
  const [file, ...others] = args.filter(
    (_argument, at) => !FLAGS.includes(words[at] ?? "") && !CONFIRM.test(words[at] ?? ""),
  )
  try {
    if (!file || others.length > 0) throw new CatalogueFileError(USAGE)
    const { rows, errors } = await parseCatalogue(
      await readCatalogueFile(path.resolve(process.env.INIT_CWD ?? process.cwd(), file)),
    )
    const outcome = await importCatalogue(container, rows, {
      dryRun,
      ...(words.includes(ADD_BRANDS) ? { brands: "add-all" as const } : {}),
      ...(words.includes(ADD_MACHINE_TYPES) ? { machineTypes: "add-all" as const } : {}),
      isConfirmed: ({ row }) => confirmed.includes("all") || confirmed.includes(String(row)),
      onProgress: progressReporter(process.stdout),
    })
    await waitForStorefront(container)
    outcome.plan.slice(0, PLAN_LINES).forEach(print)
    if (outcome.plan.length > PLAN_LINES) print(`and ${outcome.plan.length - PLAN_LINES} more`)
    outcome.undecided.brand.map((name) => reportNewName("brand", name)).forEach(print)
    outcome.undecided.machineType.map((name) => reportNewName("machine type", name)).forEach(print)
    aboutNewNames(outcome.undecided).forEach(print)
    outcome.notes.slice(0, PLAN_LINES).map(formatNote).forEach(print)
    if (outcome.notes.length > PLAN_LINES) print(`and ${outcome.notes.length - PLAN_LINES} more notes`)
    const problems = [...errors, ...outcome.errors].sort((one, other) => one.row - other.row)
    problems.map(formatRowError).forEach(print)
    aboutDoubts(problems, confirmed).forEach(print)
    print(summarise(outcome, new Set(problems.map(({ row }) => row)).size, dryRun))
    if (problems.length > 0) process.exitCode = 1
  } catch (error) {
    process.exitCode = 1
    if (error instanceof CatalogueFileError) {
      print(error.message)
      if (error instanceof UndecidedNamesError) aboutNewNames(error.undecided).forEach(print)
      return
    }
    const reason = error instanceof Error ? error.message : String(error)
    print(`The import stopped: ${reason}`)
    print("What was written is whole. Run the same file again to complete it.")
  }
}
