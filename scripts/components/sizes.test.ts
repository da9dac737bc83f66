import { expect, it } from "vitest"
import { BUDGET, measureSizes, sizeProblems } from "./sizes.ts"

it("Every component of the design system weighs no more than it may, and brings along only what it may", async () => {
  const sizes = await measureSizes()
  expect(sizes.flatMap(sizeProblems)).toEqual([])
  const heavy = {
    ...sizes[0],
    folder: "badge",
    script: BUDGET + 1,
    packages: ["lodash"],
    forbidden: ["motion"],
  }
  expect(sizeProblems({ lazy: 0, style: 0, ...heavy })).toHaveLength(3)
})
