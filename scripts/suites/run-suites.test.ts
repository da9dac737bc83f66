import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type Counts, none } from "../lib/counts.ts"
import { chooseSuites, Run } from "./run-suites.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

const suite = (name: string): Suite => ({ name, title: name, run: async () => none })
const stages = [
  [[suite("build"), suite("lint")], [suite("unit")]],
  [[suite("http")], [suite("visitors"), suite("staff")]],
]

it.each([
  ["all, where none is named", [], ["build", "lint", "unit", "http", "visitors", "staff"]],
  ["those that are named, with their files", ["staff", "browser/cart.spec.ts"], ["staff"]],
  ["all of the shop's, where end to end is asked for", ["e2e"], ["http", "visitors", "staff"]],
])("The suites of a command are %s", (_what, args, names) => {
  const choice = chooseSuites(stages, args)
  expect(choice.stages.flat(2).map(({ name }) => name)).toEqual(names)
  expect(choice.files).toEqual(args.slice(1))
})

it.each([
  [["end-to-end"], "Unknown suite: end-to-end. There are: build,"],
  [["lint", "cart.spec"], "Name the suite of cart.spec"],
])("A command refuses %j", (args, message) => expect(() => chooseSuites(stages, args)).toThrow(message))

describe("A run of suites", () => {
  beforeAll(() => void vi.spyOn(console, "log").mockReturnValue())
  afterAll(() => void vi.restoreAllMocks())

  const green: Counts = { passed: 3, failed: 0, skipped: 0 }
  const red: Counts = { passed: 2, failed: 1, skipped: 0, failures: [{ name: "a", file: "a.ts" }] }
  const one = (name: string, counts: Counts, more: Partial<Suite> = {}): Suite => ({
    ...{ name, title: name, run: async () => counts },
    ...more,
  })
  /** The suites see nothing of the context here. */
  const runOf = (deadline = Infinity) => new Run({} as SuiteContext, deadline, () => false)
  const resultsOf = (run: Run) =>
    run.all.map(({ suite: { name }, counts: { failed, failures } }) => [name, failed, failures?.at(-1)?.name])

  it("goes on after a suite that failed, or threw", async () => {
    const run = runOf()
    const thrown = one("b", green, { run: () => Promise.reject(new Error("No disk.")) })
    await run.work([[[one("a", red)], [thrown]], [[one("c", green)]]])
    expect(resultsOf(run)).toEqual([
      ["a", 1, "a"],
      ["b", 1, undefined],
      ["c", 0, undefined],
    ])
  })

  it("tries at the end what failed, but not where many tests did", async () => {
    const run = runOf()
    const asked: string[] = []
    const again = (name: string) => async () => {
      asked.push(name)
      return { ...green, passes: [{ name: "a", file: "a.ts" }] }
    }
    await run.work([
      [[one("some", red, { again: again("some") })]],
      [[one("many", { ...red, failed: 31 }, { again: again("many") })]],
      [[one("none", green, { again: again("none") })]],
    ])
    expect(asked).toEqual(["some"])
    expect(resultsOf(run)).toEqual([
      ["some", 0, undefined],
      ["many", 31, "a"],
      ["none", 0, undefined],
    ])
  })

  it("begins after its deadline only what always runs", async () => {
    const run = runOf(0)
    await run.work([[[one("a", green), one("b", green, { always: true })]]])
    expect(run.all.map(({ suite: { name } }) => name)).toEqual(["b"])
    expect(run.notRun.map(({ name }) => name)).toEqual(["a"])
  })

  it("has failed where a suite has not ended", () => {
    const run = runOf()
    void run.work([[[one("a", green, { run: () => new Promise(() => undefined) })]]])
    expect(resultsOf(run)).toEqual([["a", 1, "did not end"]])
  })

  it("has failed where more than ten tests of a suite passed on a later try only", async () => {
    const flaky = (length: number) => ({ ...green, flaky: Array.from({ length }, (_, at) => `test ${at}`) })
    const run = runOf()
    await run.work([[[one("ten", flaky(10))], [one("eleven", flaky(11))]]])
    expect(resultsOf(run)).toEqual([
      ["ten", 0, undefined],
      ["eleven", 1, "11 tests passed on a later try only"],
    ])
  })
})
