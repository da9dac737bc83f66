import { describe, expect, it } from "vitest"
import { chooseSuites } from "./run-suites.ts"
import { type Suite } from "./suite.ts"

const suite = (name: string): Suite => ({
  name,
  title: name,
  run: async () => ({ passed: 0, failed: 0, skipped: 0 }),
})
const stages = [
  [[suite("build"), suite("lint")], [suite("unit")]],
  [[suite("http")], [suite("visitors"), suite("staff")]],
]
const namesOf = (args: string[]) =>
  chooseSuites(stages, args)
    .stages.flat(2)
    .map(({ name }) => name)

describe("The suites of a command", () => {
  it("are all, where none is named", () => {
    expect(namesOf([])).toEqual(["build", "lint", "unit", "http", "visitors", "staff"])
  })

  it("are those that are named, with the files to which they are limited", () => {
    expect(namesOf(["staff", "browser/cart.spec.ts"])).toEqual(["staff"])
    expect(chooseSuites(stages, ["e2e", "browser/cart.spec.ts"]).files).toEqual(["browser/cart.spec.ts"])
  })

  it("are all of the shop's, where end to end is asked for", () => {
    expect(namesOf(["e2e", "browser/cart.spec.ts"])).toEqual(["http", "visitors", "staff"])
  })

  it("are refused by name where there is no such suite", () => {
    expect(() => chooseSuites(stages, ["end-to-end"])).toThrow("Unknown suite: end-to-end. There are: build,")
  })

  it.each([[["cart.spec"]], [["lint", "cart.spec"]]])(
    "that cannot run a file alone are refused: %j",
    (args) => {
      expect(() => chooseSuites(stages, args)).toThrow("Name the suite of cart.spec")
    },
  )
})
