import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"
import { afterAnotherTry, type Counts, filesOf, judged, playwrightCounts, vitestCounts } from "./counts.ts"

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
  it("names failed tests of vitest and jest, files that could not be loaded, and what passed on a later try", () => {
    const test = (status: string, fullName: string) => ({ status, fullName })
    const file = report({
      ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
      testResults: [
        {
          name: fromRoot("price.test.ts"),
          status: "failed",
          assertionResults: [
            test("passed", "a"),
            { ...test("passed", "is kept"), invocations: 2 },
            { ...test("passed", "is drawn"), failureMessages: ["Error: not yet"] },
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
    const flaky = ["price.test.ts: is kept", "price.test.ts: is drawn"]
    expect(vitestCounts(file)).toMatchObject({ passed: 3, failed: 2, skipped: 3, failures, flaky })
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
    const [a, b, x] = ["a", "b", "x"].map((name) => ({ name, file: "cart.spec.ts" }))
    const file = { name: "cart.spec.ts", file: "cart.spec.ts" }
    const tool = { name: "Playwright" }
    type Tests = ({ name: string; file?: string } | undefined)[]
    /** A run in which some tests passed and others failed. */
    const run = (passes: Tests, failures: Tests = []) =>
      ({
        ...{ passed: passes.length, failed: failures.length, skipped: 0 },
        ...{ passes, failures },
      }) as Counts
    const crash = { passed: 0, failed: 1, skipped: 0 }

    it.each([
      ["1 where a test failed each time", run([x], [a, b]), run([a], [b]), 1, ["a"]],
      ["1 where what failed did not run again", run([], [a]), run([x]), 1, []],
      ["2 where another failed that had not run before", run([], [file]), run([a], [b]), 2, []],
      ["0 where what fails now had passed before", run([b], [a]), run([a], [b]), 0, ["a"]],
      ["0 where a file that could not be run passes", run([], [file]), run([a]), 0, ["cart.spec.ts"]],
      ["1 where another file passes", run([], [file]), run([{ name: "a", file: "other.spec.ts" }]), 1, []],
      ["2 where the tool failed and anything fails now", run([], [tool]), run([a], [b]), 2, []],
      ["0 where the tool failed and nothing does now", run([], [tool]), run([a]), 0, ["Playwright"]],
      ["1 where the next run crashed", run([], [a]), crash, 1, undefined],
      ["0 where the tool crashed and then passed", crash, run([a]), 0, ["the suite as a whole"]],
    ])("has failed: %s", (_when, first, next, failed, flaky) =>
      expect(afterAnotherTry(first, next)).toMatchObject({ failed, ...(flaky && { flaky }) }),
    )
  })

  it("asks for a whole suite again where a failure has no file", () => {
    expect(
      filesOf([
        { name: "a", file: "a.ts" },
        { name: "b", file: "a.ts" },
      ]),
    ).toEqual(["a.ts"])
    expect(filesOf([{ name: "a", file: "a.ts" }, { name: "Playwright" }])).toBeUndefined()
  })

  it("fails a suite that ran nothing, whose report is missing, or whose tool failed without naming a test", () => {
    expect(judged(vitestCounts(join(folder, "missing.json")), 0).failed).toBe(1)
    expect(judged({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
    expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
    expect(judged({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })
})
