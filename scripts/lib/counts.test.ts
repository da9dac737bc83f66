import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { afterAnotherTry, judged, none, playwrightCounts, sum, totalLine, vitestCounts } from "./counts.ts"

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
    const file = report({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
    expect(vitestCounts(file)).toMatchObject({ passed: 7, failed: 1, skipped: 3 })
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
          name: "/shop/price.test.ts",
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
          ...{ name: "/shop/broken.test.ts", status: "failed", message: "\nNo such module\n" },
          assertionResults: [],
        },
      ],
    })
    expect(vitestCounts(file).failures).toEqual([
      { name: "price.test.ts: b c", error: "Error: 5 is not 6", file: "/shop/price.test.ts" },
      { name: "/shop/broken.test.ts", error: "No such module", file: "/shop/broken.test.ts" },
    ])
  })

  it("names tests that passed on a later try, as jest and as vitest report them", () => {
    const passed = { status: "passed", fullName: "is sent" }
    const assertionResults = [passed, { ...passed, fullName: "is kept", invocations: 2 }]
    const ofVitest = [{ ...passed, fullName: "is drawn", failureMessages: ["Error: not yet"] }]
    const file = report({
      ...{ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
      testResults: [
        { name: "/shop/mail.spec.ts", status: "passed", assertionResults },
        { name: "/shop/card.test.ts", status: "passed", assertionResults: ofVitest },
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
      suites: [{ suites: [{ specs: [{ title: "adds a line", file: "cart.spec.ts", tests }] }] }],
    })
    expect(playwrightCounts(file)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 1,
      failures: [
        { name: "cart.spec.ts on staff: adds a line", error: "No line", file: "cart.spec.ts" },
        { name: "cart.spec.ts on alone: adds a line", error: "did not run", file: "cart.spec.ts" },
      ],
      flaky: ["cart.spec.ts on phone: adds a line"],
    })
  })

  describe("after another try", () => {
    const failing = (...names: string[]) => ({
      ...{ passed: 0, failed: names.length, skipped: 0 },
      failures: names.map((name) => ({ name })),
    })

    it("are red where a test failed each time, and name what passed now", () => {
      const first = { ...failing("a", "b"), passed: 7, skipped: 1 }
      expect(afterAnotherTry(first, { ...failing("b", "c"), passed: 3 })).toEqual({
        ...{ passed: 8, failed: 1, skipped: 1 },
        failures: [{ name: "b" }],
        flaky: ["a"],
      })
    })

    it("are the same where the next run crashed", () => {
      const first = failing("a")
      expect(afterAnotherTry(first, { passed: 0, failed: 1, skipped: 0 })).toEqual(first)
    })

    it("are green where the tool crashed and then passed", () => {
      expect(
        afterAnotherTry({ passed: 0, failed: 1, skipped: 0 }, { passed: 9, failed: 0, skipped: 0 }),
      ).toEqual({
        ...{ passed: 1, failed: 0, skipped: 0 },
        failures: [],
        flaky: ["the suite as a whole"],
      })
    })
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
