import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { readJson } from "./json-file.ts"
import { root } from "./paths.ts"

/** A test that failed, or a file that could not be run. */
export interface Failure {
  /** its file and title; of a file that could not be run, the file */
  name: string
  /** first line of its error, where the tool reports one */
  error?: string
  /** the file it is in, as its tool names files */
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
  /** tests that passed, where a suite can be run again for some of its tests */
  passes?: readonly Pick<Failure, "name" | "file">[]
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

/** The files of failures, each once; undefined where one of them has no file, so that only all tests together tell more. */
export function filesOf(failures: readonly Failure[]): string[] | undefined {
  const files = failures.map(({ file }) => file)
  return files.length > 0 && files.every((file) => file !== undefined) ? [...new Set(files)] : undefined
}

/** Failures that the tool did not name: it crashed, or could not begin. */
const unnamed = ({ failed, failures = [] }: Counts) => failed - failures.length

/**
 * Whether a run names a failure of an earlier run among what passed. A file passed where a test of it did and none failed, a tool
 * that failed as such where nothing did.
 */
function passedIn({ failed, failures = [], passes = [] }: Counts): (failure: Failure) => boolean {
  const [red, green] = [failures, passes].map((list) => new Set(list.map(({ name }) => name)))
  return ({ name, file }) => {
    if (file === undefined) return failed === 0
    if (name !== file) return green?.has(name) === true && !red?.has(name)
    return passes.some((one) => one.file === file) && !failures.some((one) => one.file === file)
  }
}

/**
 * The counts of a first run and of the next one of what failed in it. A test is red that failed in one of them and passed in
 * neither.
 */
export function afterAnotherTry(first: Counts, next: Counts): Counts {
  // A run that crashed says nothing of single tests.
  if (unnamed(next) > 0) return first
  const [inFirst, inNext] = [passedIn(first), passedIn(next)]
  const before = first.failures ?? []
  const stillRed = before.filter((failure) => !inNext(failure))
  const known = new Set(before.map(({ name }) => name))
  const found = (next.failures ?? []).filter((failure) => !known.has(failure.name) && !inFirst(failure))
  const nameless = next.failed > 0 ? unnamed(first) : 0
  const red = stillRed.length + found.length + nameless
  return {
    ...first,
    passed: Math.max(0, first.passed + first.failed - red),
    failed: red,
    failures: [...stillRed, ...found],
    flaky: [
      ...(first.flaky ?? []),
      ...(next.flaky ?? []),
      ...before.filter(inNext).map(({ name }) => name),
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

/** A file's path in the repository, in which names are unique. */
const shortPath = (path: string) => relative(root, path).replaceAll("\\", "/")

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

/** Reads a JSON report of vitest or jest, which share their form. A file that could not be run is one failure. */
export function vitestCounts(file: string): Counts {
  const report = readJson<VitestReport>(file)
  if (!report) return none
  const results = report.testResults ?? []
  const tests = results.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      name: `${shortPath(path)}: ${test.fullName.trim()}`,
      file: path,
    })),
  )
  const passes = tests.filter(({ status }) => status === "passed")
  const broken = results.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  )
  const failures = [
    ...broken.map(({ name, message }) => ({ name, error: firstLine(message), file: name })),
    ...tests
      .filter(({ status }) => status === "failed")
      .map(({ name, file, failureMessages }) => ({ name, error: firstLine(failureMessages?.[0]), file })),
  ]
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: passes
      .filter(({ invocations = 1, failureMessages = [] }) => invocations > 1 || failureMessages.length > 0)
      .map(({ name }) => name),
    passes: passes.map(({ name, file }) => ({ name, file })),
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
  specs?: { title: string; file: string; line?: number; tests: PlaywrightTest[] }[]
}

/** A test that was to run and did not, because one before it failed or the run was ended. */
const didNotRun = ({ status, annotations = [] }: PlaywrightTest) =>
  status === "skipped" && !annotations.some(({ type }) => type === "skip" || type === "fixme")

function playwrightTests({
  suites = [],
  specs = [],
}: PlaywrightSuite): (Failure & { test: PlaywrightTest })[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({
      name: `${file}:${line} on ${test.projectName}: ${title}`,
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
    passes: tests
      .filter(({ test }) => test.status === "expected" || test.status === "flaky")
      .map(({ name, file }) => ({ name, file })),
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
