import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Counts, sum, totalLine } from "../lib/counts.ts"
import { explainError, SetupError } from "../lib/errors.ts"
import { openInstallation } from "../lib/installation.ts"
import { memoryFolder } from "../lib/memory-folder.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { throwawaySettings } from "../lib/throwaway.ts"
import { type Lane, type Stage, type Suite, type SuiteContext } from "./suite.ts"

/** The end-to-end tests open many companies' accounts and send many forms, all from one address. */
const UNLIMITED = { RATE_LIMIT_ACCOUNT_REQUESTS: "1000", RATE_LIMIT_FORMS: "1000" }

interface Result {
  suite: Suite
  counts: Counts
  seconds: number
}

async function runSuite(suite: Suite, context: SuiteContext): Promise<Result> {
  console.log(`\n── ${suite.title} ──`)
  const begin = performance.now()
  let counts: Counts
  try {
    counts = await suite.run(context)
  } catch (error) {
    console.log(explainError(error))
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  return { suite, counts, seconds: (performance.now() - begin) / 1000 }
}

/** One suite's line of the summary. */
function line({ suite, counts, seconds }: Result): string {
  const mark = counts.failed === 0 ? "✔" : "✖"
  return `${mark} ${suite.title.padEnd(20)} ${totalLine(counts).padEnd(40)} ${seconds.toFixed(1)} s`
}

/** A line for each failure with a known name, at the end of the output, where a person or a truncated log shows it. */
const failuresOf = ({ suite, counts: { failures = [] } }: Result) =>
  failures.map((name) => `  ${suite.title}: ${name}`)

/** Runs the suites of a lane until we are asked to stop. */
async function runLane(lane: Lane, context: SuiteContext, isStopped: () => boolean): Promise<Result[]> {
  const results: Result[] = []
  for (const suite of lane) {
    if (isStopped()) break
    results.push(await runSuite(suite, context))
  }
  return results
}

/** What a command line asks for. */
export interface Choice {
  stages: Stage[]
  /** parts of the file names of the only tests that are wanted; none: every test of the suites */
  files: string[]
}

/** Suites that can run some of their files alone. */
const WITH_FILES = ["unit", "integration", "integration-long", "e2e", "e2e-long"]

/**
 * The suites that were named, each in its usual stage and lane; all when none is named.
 *
 * @param args names of suites; anything with a dot or a slash is part of the name of a test's file
 * @throws SetupError for an unknown name, and for a file without a suite that can run it alone
 */
export function chooseSuites(stages: readonly Stage[], args: string[]): Choice {
  const files = args.filter((arg) => /[./]/.test(arg))
  const names = args.filter((arg) => !files.includes(arg))
  const known = stages.flat(2).map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new SetupError(`Unknown suite: ${unknown.join(", ")}. There are: ${known.join(", ")}.`)
  if (files.length > 0 && (names.length === 0 || names.some((name) => !WITH_FILES.includes(name))))
    throw new SetupError(`Name the suite of ${files.join(", ")}: one of ${WITH_FILES.join(", ")}.`)
  const isWanted = ({ name }: Suite) => names.length === 0 || names.includes(name)
  const chosen = stages
    .map((stage) => stage.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0))
    .filter((stage) => stage.length > 0)
  return { stages: chosen, files }
}

/**
 * Runs suites on one throw-away installation, every one even after a failure, and prints a line for each and the total.
 * @param command the npm command; its last word names the folder of the installation
 * @param choice its stages run one after the other
 * @returns the exit code
 */
export async function runSuites(command: string, { stages, files }: Choice): Promise<number> {
  return withShutdown(async (shutdown) => {
    const name = (command.split(" ").at(-1) ?? "test").replaceAll(":", "-")
    const settings = await throwawaySettings(name)
    const databaseDirectory = memoryFolder(settings.dataDirectory)
    // Undone last, when PostgreSQL has ended.
    if (databaseDirectory) shutdown.onStop(() => removeTree(databaseDirectory))
    const options = {
      settings,
      mode: "production",
      throwaway: true,
      databaseDirectory,
      variables: UNLIMITED,
      command,
      verbose: false,
    } as const
    const installation = await openInstallation(shutdown, options)
    const reports = join(settings.dataDirectory, "reports")
    mkdirSync(reports)
    const results: Result[] = []
    for (const stage of stages) {
      const hasNeighbours = stage.length > 1
      const context = { installation, admin: settings.admin, reports, hasNeighbours, files }
      const lanes = stage.map((lane) => runLane(lane, context, () => shutdown.begun))
      results.push(...(await Promise.all(lanes)).flat())
    }
    await shutdown.stop()
    const total = sum(results.map(({ counts }) => counts))
    console.log(`\n${results.map(line).join("\n")}\n`)
    const failures = results.flatMap(failuresOf)
    if (failures.length > 0) console.log(`Failed:\n${failures.join("\n")}\n`)
    console.log(totalLine(total))
    return total.failed === 0 ? 0 : 1
  })
}
