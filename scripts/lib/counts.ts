import { basename } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { readJson } from "./json-file.ts"

/** A test that failed. */
export interface Failure {
  /** its file and title */
  name: string
  /** first line of its error, where the tool reports one */
  error?: string
  /** the file to run again for it, where its tool runs files alone */
  file?: string
}

/** Results of a suite. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** failed tests, where the tool reports them */
  failures?: readonly Failure[]
  /** names of tests that failed first and passed when they were tried again; they count as passed */
  flaky?: readonly string[]
}

/** Zero of everything. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** One failure. */
export const failed = (name: string, error?: string): Counts => ({
  ...{ passed: 0, failed: 1, skipped: 0 },
  failures: [{ name, error }],
})

/** The sum of several counts. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce<Counts>(
    (total, { passed, failed, skipped, failures = [], flaky = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...(total.failures ?? []), ...failures],
      flaky: [...(total.flaky ?? []), ...flaky],
    }),
    { ...none, failures: [], flaky: [] },
  )
}

/** Failures that the tool did not name: it crashed, or could not begin. */
const unnamed = ({ failed, failures = [] }: Counts) => failed - failures.length

/**
 * The counts of a first run and of its failures' next one, which may have run more than they: a test is red only when it failed
 * each time. A next run that says nothing of single tests changes nothing.
 */
export function afterAnotherTry(first: Counts, next: Counts): Counts {
  if (unnamed(next) > 0) return first
  const failedAgain = new Set((next.failures ?? []).map(({ name }) => name))
  const before = first.failures ?? []
  const failures = before.filter(({ name }) => failedAgain.has(name))
  const passedNow = before.filter(({ name }) => !failedAgain.has(name)).map(({ name }) => name)
  // What had no name has passed if the whole suite did.
  const nameless = next.failed > 0 ? unnamed(first) : 0
  const red = failures.length + nameless
  return {
    passed: first.passed + first.failed - red,
    failed: red,
    skipped: first.skipped,
    failures,
    flaky: [
      ...(first.flaky ?? []),
      ...passedNow,
      ...(unnamed(first) > nameless ? ["the suite as a whole"] : []),
    ],
  }
}

/** The first line of an error that says something, without colours. */
const firstLine = (text = "") =>
  stripVTControlCharacters(text)
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "")

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
    message?: string
    assertionResults: {
      status: string
      fullName: string
      failureMessages?: string[]
      /** how often jest ran it; vitest leaves the errors of earlier tries in failureMessages instead */
      invocations?: number
    }[]
  }[]
}

/** Reads a JSON report of vitest or jest, which share their form. */
export function vitestCounts(file: string): Counts {
  const report = readJson<VitestReport>(file)
  if (!report) return none
  const results = report.testResults ?? []
  const failures = results.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0)
      return status === "failed" ? [{ name, error: firstLine(message), file: name }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${basename(name)}: ${fullName.trim()}`,
      error: firstLine(failureMessages?.[0]),
      file: name,
    }))
  })
  const flaky = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, invocations = 1, failureMessages = [] }) =>
          status === "passed" && (invocations > 1 || failureMessages.length > 0),
      )
      .map(({ fullName }) => `${basename(name)}: ${fullName.trim()}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky,
  }
}

/** The parts of a Playwright JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
  /** errors outside of any test, such as a file that cannot be loaded */
  errors?: { message?: string }[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  annotations?: { type: string }[]
  results?: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[]
}

/** A test that was to run and did not, because one before it failed or the run was ended. */
const didNotRun = ({ status, annotations = [] }: PlaywrightTest) =>
  status === "skipped" && !annotations.some(({ type }) => type === "skip" || type === "fixme")

function playwrightTests({
  suites = [],
  specs = [],
}: PlaywrightSuite): (Failure & { test: PlaywrightTest })[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      name: `${file} on ${test.projectName}: ${title}`,
      error: didNotRun(test) ? "did not run" : firstLine(test.results?.at(-1)?.error?.message),
      file,
      test,
    })),
  )
  return [...own, ...suites.flatMap(playwrightTests)]
}

/** Reads a JSON report of Playwright. A test that passes on a retry is flaky; one that did not run has failed. */
export function playwrightCounts(file: string): Counts {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return none
  const { expected, skipped, flaky } = report.stats
  const tests = (report.suites ?? []).flatMap(playwrightTests)
  const failures = [
    ...(report.errors ?? []).map(({ message }) => ({ name: "Playwright", error: firstLine(message) })),
    ...tests
      .filter(({ test }) => test.status === "unexpected" || didNotRun(test))
      .map(({ name, error, file }) => ({ name, error, file })),
  ]
  return {
    passed: expected + flaky,
    failed: failures.length,
    skipped: skipped - tests.filter(({ test }) => didNotRun(test)).length,
    failures,
    flaky: tests.filter(({ test }) => test.status === "flaky").map(({ name }) => name),
  }
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
