import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { afterAnotherTry, type Counts, sum, totalLine } from "../lib/counts.ts"
import { explainError, SetupError } from "../lib/errors.ts"
import { openInstallation } from "../lib/installation.ts"
import { writeJson } from "../lib/json-file.ts"
import { memoryFolder } from "../lib/memory-folder.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { throwawaySettings } from "../lib/throwaway.ts"
import { type Lane, type Stage, type Suite, type SuiteContext } from "./suite.ts"

/** The end-to-end tests open many companies' accounts and send many forms, all from one address. */
const UNLIMITED = { RATE_LIMIT_ACCOUNT_REQUESTS: "1000", RATE_LIMIT_FORMS: "1000" }

/** Failures in more files than this have one cause, which another try would find again. */
const MOST_FILES_AGAIN = 12

/** How many failures are shown at the end, where a truncated log has its last lines. */
const SHOWN_FAILURES = 30

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

/** Whether more tries could tell more. */
const isWorthAnother = ({ suite, counts: { failed, failures = [] } }: Result) =>
  failed > 0 &&
  suite.again !== undefined &&
  new Set(failures.map(({ file }) => file)).size <= MOST_FILES_AGAIN

/** Runs what failed in a suite again. @returns its result after that */
async function tryAgain(result: Result, context: SuiteContext): Promise<Result> {
  const { suite, counts } = result
  console.log(`\n── ${suite.title}: what failed, once more and alone ──`)
  const begin = performance.now()
  try {
    const next = await suite.again?.(context, counts.failures ?? [])
    const seconds = result.seconds + (performance.now() - begin) / 1000
    return next ? { suite, counts: afterAnotherTry(counts, next), seconds } : result
  } catch (error) {
    console.log(explainError(error))
    return result
  }
}

/** One suite's line of the summary. */
function line({ suite, counts, seconds }: Result): string {
  const mark = counts.failed === 0 ? "✔" : "✖"
  return `${mark} ${suite.title.padEnd(20)} ${totalLine(counts).padEnd(40)} ${seconds.toFixed(1)} s`
}

/** Failures with their errors, one line each, at the end of the output, where a person or a truncated log shows them. */
function failureLines(results: readonly Result[]): string[] {
  const lines = results.flatMap(({ suite, counts: { failures = [] } }) =>
    failures.map(({ name, error }) => `  ${suite.title}: ${name}${error ? `: ${error}` : ""}`),
  )
  const more = lines.length - SHOWN_FAILURES
  return more > 0 ? [...lines.slice(0, SHOWN_FAILURES), `  and ${more} more`] : lines
}

/** Runs the suites of a lane that `mayRun` lets begin. */
async function runLane(
  lane: Lane,
  context: SuiteContext,
  mayRun: (suite: Suite) => boolean,
): Promise<Result[]> {
  const results: Result[] = []
  for (const suite of lane) if (mayRun(suite)) results.push(await runSuite(suite, context))
  return results
}

/** What a command line asks for. */
export interface Choice {
  stages: Stage[]
  /** minutes since the command's start after which only suites begin that always run; none: all do */
  deadline?: number
  /** parts of the file names of the only tests that are wanted; none: every test of the suites */
  files: string[]
}

/** Suites that run against one shop, by the name under which they are asked for together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  e2e: ["http", "visitors", "staff"],
  "e2e-long": ["phone", "long", "repeated", "imports", "alone"],
}

/** Suites that can run some of their files alone. */
const WITH_FILES = ["unit", "integration", "integration-long", ...Object.values(TOGETHER).flat()]

/**
 * The suites that were named, each in its usual stage and lane; all when none is named.
 *
 * @param args names of suites; anything with a dot or a slash is part of the name of a test's file
 * @throws SetupError for an unknown name, and for a file without a suite that can run it alone
 */
export function chooseSuites(stages: readonly Stage[], args: string[]): Choice {
  const files = args.filter((arg) => /[./]/.test(arg))
  const names = args.filter((arg) => !files.includes(arg)).flatMap((arg) => TOGETHER[arg] ?? arg)
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

/** Prints the summary. @returns the exit code */
function conclude(results: readonly Result[], notRun: readonly Suite[], reports: string): number {
  const total = sum(results.map(({ counts }) => counts))
  const failures = failureLines(results)
  const flaky = results.flatMap(({ suite, counts }) =>
    (counts.flaky ?? []).map((name) => `${suite.title}: ${name}`),
  )
  const waiting = notRun.map(({ title }) => title)
  writeJson(join(reports, "summary.json"), {
    suites: results.map(({ suite, counts, seconds }) => ({ name: suite.name, seconds, ...counts })),
    notRun: notRun.map(({ name }) => name),
  })
  console.log(`\n${results.map(line).join("\n")}\n`)
  if (waiting.length > 0) console.log(`Not run, because time was up: ${waiting.join(", ")}\n`)
  if (flaky.length > 0) console.log(`Flaky:\n${flaky.map((name) => `  ${name}`).join("\n")}\n`)
  if (failures.length > 0) console.log(`Failed:\n${failures.join("\n")}\n`)
  if (total.passed + total.failed === 0) console.log("No test ran: is the name of the file right?\n")
  console.log(totalLine(total))
  return total.passed > 0 && total.failed === 0 ? 0 : 1
}

/**
 * Runs suites on one throw-away installation, every one even after a failure, then what failed again; prints a line for each and
 * the total.
 * @param command the npm command; its last word names the folder of the installation
 * @param choice its stages run one after the other
 * @returns the exit code
 */
export async function runSuites(
  command: string,
  { stages, files, deadline = Infinity }: Choice,
): Promise<number> {
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
    const context = { installation, admin: settings.admin, reports, files }
    const results: Result[] = []
    const notRun: Suite[] = []
    const mayRun = (suite: Suite): boolean => {
      if (shutdown.begun) return false
      // The clock of Node.js begins with the command, so that the installation of packages counts.
      const mayBegin = suite.always === true || performance.now() < deadline * 60_000
      if (!mayBegin) notRun.push(suite)
      return mayBegin
    }
    for (const stage of stages) {
      const hasNeighbours = stage.length > 1
      const lanes = stage.map((lane) => runLane(lane, { ...context, hasNeighbours }, mayRun))
      results.push(...(await Promise.all(lanes)).flat())
    }
    // Each tool has tried again at once, beside whatever made it fail; now nothing else runs.
    for (const [at, result] of results.entries()) {
      if (!shutdown.begun && isWorthAnother(result))
        results[at] = await tryAgain(result, { ...context, hasNeighbours: false })
    }
    await shutdown.stop()
    return conclude(results, notRun, reports)
  })
}
