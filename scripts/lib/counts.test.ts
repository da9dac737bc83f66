import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { judged, none, playwrightCounts, sum, totalLine, vitestCounts } from "./counts.ts"

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
          assertionResults: [test("passed", "a"), test("failed", " b c")],
        },
        { name: "/shop/broken.test.ts", status: "failed", assertionResults: [] },
      ],
    })
    expect(vitestCounts(file).failures).toEqual(["price.test.ts: b c", "/shop/broken.test.ts"])
  })

  it("takes a flaky browser test for a failed one", () => {
    const tests = [
      { projectName: "desktop", status: "expected" },
      { projectName: "phone", status: "flaky" },
    ]
    const file = report({
      stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 },
      suites: [{ suites: [{ specs: [{ title: "adds a line", file: "cart.spec.ts", tests }] }] }],
    })
    const failures = ["cart.spec.ts on phone: adds a line"]
    expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 1, skipped: 2, failures })
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
