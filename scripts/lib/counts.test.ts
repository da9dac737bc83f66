import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"
import {
  afterAnotherTry,
  filesOf,
  judged,
  none,
  playwrightCounts,
  sum,
  totalLine,
  vitestCounts,
} from "./counts.ts"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scanwright-counts-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, "report.json")
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe("the counts of a suite", () => {
  it("reads what vitest and jest report, counting todo as skipped", () => {
    const file = report({ numPassedTests: 7, numPendingTests: 2, numTodoTests: 1 })
    expect(vitestCounts(file)).toMatchObject({ passed: 7, failed: 0, skipped: 3 })
  })

  it("names the failed tests of vitest and jest, and files that could not be loaded", () => {
    const test = (status: string, fullName: string) => ({ status, fullName })
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: fromRoot("price.test.ts"),
          status: "failed",
          assertionResults: [
            test("passed", "a"),
            {
              ...test("failed", " b c"),
              failureMessages: ["\u001b[31mError: 5 is not 6\u001b[39m\n    at price.test.ts"],
            },
          ],
        },
        {
          ...{ name: fromRoot("broken.test.ts"), status: "failed", message: "\nNo such module\n" },
          assertionResults: [],
        },
      ],
    })
    const failures = [
      { name: fromRoot("broken.test.ts"), error: "No such module", file: fromRoot("broken.test.ts") },
      { name: "price.test.ts: b c", error: "Error: 5 is not 6", file: fromRoot("price.test.ts") },
    ]
    expect(vitestCounts(file)).toMatchObject({ passed: 1, failed: 2, failures })
  })

  it("names tests that passed on a later try, as jest and as vitest report them", () => {
    const passed = { status: "passed", fullName: "is sent" }
    const assertionResults = [passed, { ...passed, fullName: "is kept", invocations: 2 }]
    const ofVitest = [{ ...passed, fullName: "is drawn", failureMessages: ["Error: not yet"] }]
    const file = report({
      ...{ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
      testResults: [
        { name: fromRoot("mail.spec.ts"), status: "passed", assertionResults },
        { name: fromRoot("card.test.ts"), status: "passed", assertionResults: ofVitest },
      ],
    })
    const flaky = ["mail.spec.ts: is kept", "card.test.ts: is drawn"]
    expect(vitestCounts(file)).toMatchObject({ passed: 3, failed: 0, failures: [], flaky })
  })

  it("names a flaky browser test, which has passed, and takes one that did not run for a failed one", () => {
    const tests = [
      { projectName: "visitors", status: "expected" },
      { projectName: "phone", status: "flaky" },
      {
        projectName: "staff",
        status: "unexpected",
        results: [{ error: { message: "No line\nof the cart" } }],
      },
      { projectName: "alone", status: "skipped" },
      { projectName: "long", status: "skipped", annotations: [{ type: "skip" }] },
    ]
    const file = report({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [{ suites: [{ specs: [{ title: "adds a line", file: "cart.spec.ts", line: 7, tests }] }] }],
    })
    expect(playwrightCounts(file)).toMatchObject({
      passed: 6,
      failed: 2,
      skipped: 1,
      failures: [
        { name: "cart.spec.ts:7 on staff: adds a line", error: "No line", file: "cart.spec.ts" },
        { name: "cart.spec.ts:7 on alone: adds a line", error: "did not run", file: "cart.spec.ts" },
      ],
      flaky: ["cart.spec.ts:7 on phone: adds a line"],
    })
  })

  describe("after another try", () => {
    const test = (name: string, file = "cart.spec.ts") => ({ name, file })
    /** A run in which some tests passed and others failed. */
    const run = (passes: ReturnType<typeof test>[], failures: { name: string; file?: string }[] = []) => ({
      ...{ passed: passes.length, failed: failures.length, skipped: 0 },
      ...{ passes, failures },
    })
    const crash = { passed: 0, failed: 1, skipped: 0 }

    it("are red where a test failed each time, and name what passed now", () => {
      const first = run([test("x")], [test("a"), test("b")])
      expect(afterAnotherTry(first, run([test("a")], [test("b")]))).toMatchObject({
        ...{ passed: 2, failed: 1, flaky: ["a"] },
        failures: [test("b")],
      })
    })

    it("are red where what failed did not run again", () => {
      expect(afterAnotherTry(run([], [test("a")]), run([test("x")]))).toMatchObject({ failed: 1, flaky: [] })
    })

    it("are red where a test failed that had not run before, and not where it had passed", () => {
      const file = { name: "cart.spec.ts", file: "cart.spec.ts" }
      const next = run([test("a")], [test("b")])
      expect(afterAnotherTry(run([], [file]), next)).toMatchObject({ failed: 2, failures: [file, test("b")] })
      expect(afterAnotherTry(run([test("b")], [test("a")]), next)).toMatchObject({ failed: 0, flaky: ["a"] })
    })

    it("are green where a file that could not be run passes", () => {
      const file = { name: "cart.spec.ts", file: "cart.spec.ts" }
      expect(afterAnotherTry(run([], [file]), run([test("a")]))).toMatchObject({ failed: 0 })
      expect(afterAnotherTry(run([], [file]), run([test("a", "other.spec.ts")]))).toMatchObject({ failed: 1 })
    })

    it("are red where the tool itself failed and anything fails now", () => {
      const tool = { name: "Playwright" }
      expect(afterAnotherTry(run([], [tool]), run([test("a")], [test("b")]))).toMatchObject({ failed: 2 })
      expect(afterAnotherTry(run([], [tool]), run([test("a")]))).toMatchObject({ failed: 0 })
    })

    it("are the same where the next run crashed", () => {
      const first = run([], [test("a")])
      expect(afterAnotherTry(first, crash)).toEqual(first)
    })

    it("are green where the tool crashed and then passed", () => {
      const flaky = ["the suite as a whole"]
      expect(afterAnotherTry(crash, run([test("a")]))).toMatchObject({ failed: 0, failures: [], flaky })
    })
  })

  it("asks for a whole suite again where a failure has no file", () => {
    expect(
      filesOf([
        { name: "a", file: "a.ts" },
        { name: "b", file: "a.ts" },
      ]),
    ).toEqual(["a.ts"])
    expect(filesOf([{ name: "a", file: "a.ts" }, { name: "Playwright" }])).toBeUndefined()
    expect(filesOf([])).toBeUndefined()
  })

  it("fails a suite that ran nothing, or whose report is missing", () => {
    expect(judged(vitestCounts(join(folder, "missing.json")), 0).failed).toBe(1)
    expect(judged({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
  })

  it("fails a suite whose tool failed without naming a test", () => {
    expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
    expect(judged({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })

  it("adds up to the last line", () => {
    const total = sum([none, { passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 0, skipped: 0 }])
    expect(totalLine(total)).toBe("11 passed, 2 failed, 3 skipped")
  })
})
