import { expect, it } from "vitest"
import { coverageProblems } from "./coverage.ts"

it("Every component of the design system has stories and documentation, and is on the sorted lists", () =>
  expect(coverageProblems()).toEqual([]))
