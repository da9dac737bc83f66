import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { afterAnotherTry, type Counts, failed, filesOf, sum, totalLine } from "../lib/counts.ts"
import { explainError, SetupError } from "../lib/errors.ts"
import { openInstallation } from "../lib/installation.ts"
import { writeJson } from "../lib/json-file.ts"
import { memoryFolder } from "../lib/memory-folder.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { throwawaySettings } from "../lib/throwaway.ts"
import { withoutQuarantined } from "./quarantine.ts"
import { type Lane, type Stage, type Suite, type SuiteContext } from "./suite.ts"

/** The end-to-end tests open many companies' accounts and send many forms, all from one address. */
const UNLIMITED = { RATE_LIMIT_ACCOUNT_REQUESTS: "1000", RATE_LIMIT_FORMS: "1000" }

/** More failures than this, or in more files, have one cause, which another try would find again. */
const MOST_AGAIN = { failures: 30, files: 12 }

/** So many tests of one suite that passed on a later try only are no accident. */
const MOST_FLAKY = 10

/** Minutes since the command's start after which it says what it knows and ends: what has not ended then hangs. */
const LIMIT = 75

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

/** Whether another try could tell more. */
const isWorthAnother = ({ suite, counts: { failed, failures = [] } }: Result) =>
  failed > 0 &&
  failed <= MOST_AGAIN.failures &&
  suite.again !== undefined &&
  (filesOf(failures) ?? []).length <= MOST_AGAIN.files

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

/** A suite in which many tests passed on a later try only has failed: one of them may be an accident. */
function withoutAccidents(result: Result): Result {
  const { suite, counts, seconds } = result
  const { length } = counts.flaky ?? []
  if (length <= MOST_FLAKY) return result
  return { suite, counts: sum([counts, failed(`${length} tests passed on a later try only`)]), seconds }
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

/** What a command line asks for. */
export interface Choice {
  stages: Stage[]
  /** minutes since the command's start after which only suites begin that always run; none: all do */
  deadline?: number
  /** minutes since the command's start after which it ends, whatever still runs */
  limit?: number
  /** parts of the file names of the only tests that are wanted; none: every test of the suites */
  files: string[]
  /** the only changed files, where the suites are to look at no others */
  changed?: readonly string[]
}

/** Suites that run against one shop, by the name under which they are asked for together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  e2e: ["http", "visitors", "staff"],
  "e2e-long": ["phone", "long", "imports", "alone"],
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

/** One run of suites: what ended, what is running, and what had to wait. */
export class Run {
  readonly notRun: Suite[] = []
  private readonly running = new Set<Suite>()
  private readonly results = new Map<Suite, Result>()

  constructor(
    private readonly context: Omit<SuiteContext, "hasNeighbours">,
    private readonly deadline: number,
    private readonly isStopped: () => boolean,
  ) {}

  /** The results of all suites that have ended, and a failure for each that has not. */
  get all(): Result[] {
    const unfinished = [...this.running].map((suite) => ({
      suite,
      counts: failed("did not end"),
      seconds: 0,
    }))
    const today = new Date().toISOString().slice(0, 10)
    return [...this.results.values(), ...unfinished]
      .map((result) => ({ ...result, counts: withoutQuarantined(result.counts, today) }))
      .map(withoutAccidents)
  }

  /** Runs all stages, and then what failed once more: the tools have tried again at once, beside whatever made it fail. */
  async work(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) {
      const hasNeighbours = stage.length > 1
      await Promise.all(stage.map((lane) => this.lane(lane, { ...this.context, hasNeighbours })))
    }
    for (const result of [...this.results.values()].filter(isWorthAnother)) {
      if (!this.isStopped())
        this.results.set(result.suite, await tryAgain(result, { ...this.context, hasNeighbours: false }))
    }
  }

  private async lane(lane: Lane, context: SuiteContext): Promise<void> {
    for (const suite of lane) {
      if (!this.mayBegin(suite)) continue
      this.running.add(suite)
      this.results.set(suite, await runSuite(suite, context))
      this.running.delete(suite)
    }
  }

  private mayBegin(suite: Suite): boolean {
    if (this.isStopped()) return false
    // The clock of Node.js begins with the command, so that the installation of packages counts.
    if (suite.always === true || performance.now() < this.deadline * 60_000) return true
    this.notRun.push(suite)
    return false
  }
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
    suites: results.map(({ suite, seconds, counts }) => ({
      ...{ name: suite.name, seconds, failures: [], flaky: [] },
      ...{ ...counts, passes: undefined },
    })),
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
  { stages, files, changed, deadline = Infinity, limit = LIMIT }: Choice,
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
    const context = { installation, admin: settings.admin, reports, files, changed }
    const run = new Run(context, deadline, () => shutdown.begun)
    const timeIsUp = new Promise<void>((resolve) => {
      setTimeout(resolve, limit * 60_000 - performance.now()).unref()
    })
    await Promise.race([run.work(stages), timeIsUp])
    const results = run.all
    await shutdown.stop()
    return conclude(results, run.notRun, reports)
  })
}
