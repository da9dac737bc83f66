import { basename } from "node:path"
import { readJson } from "./json-file.ts"

/** Results of a suite. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** names of failed tests, where the tool reports them */
  failures?: readonly string[]
}

/** Zero of everything. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The sum of several counts. */
export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped, failures = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...(total.failures ?? []), ...failures],
    }),
    none,
  )
}

/** The parts of a vitest or jest JSON report that are read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** files; a file that could not be loaded has no tests */
  testResults?: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The parts of a Playwright JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `${file} on ${projectName}: ${title}`),
  )
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/** Reads a JSON report of vitest or jest, which share their form. */
export function vitestCounts(file: string): Counts {
  const report = readJson<VitestReport>(file)
  if (!report) return none
  const failures = (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [name] : []
    return failed.map(({ fullName }) => `${basename(name)}: ${fullName.trim()}`)
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

/** Reads a JSON report of Playwright. A test that passes only on a retry counts as failed. */
export function playwrightCounts(file: string): Counts {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return none
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: playwrightFailures(report) }
}

/**
 * The result of a suite, given the exit code of its tool: a tool that failed without naming a test (a file that cannot be
 * loaded, a crash) is one failure, and so is a suite in which nothing ran.
 */
export function judged(counts: Counts, exitCode: number | undefined): Counts {
  const silentFailure = exitCode !== 0 && counts.failed === 0
  const nothingRan = counts.passed + counts.failed === 0
  return silentFailure || nothingRan ? { ...counts, failed: counts.failed + 1 } : counts
}

/** The last line of `npm test`. */
export function totalLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
