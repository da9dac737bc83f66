import { describe, expect, it } from "vitest"
import { coverageProblems, listProblems, storyProblems } from "./coverage.ts"

/** Stories that are older than these rules and do not follow them yet. */
const PENDING: readonly string[] = []

describe("every component of the design system", () => {
  it("has stories and documentation, and is on the sorted lists", () => {
    const problems = coverageProblems().filter((problem) => !PENDING.some((file) => problem.startsWith(file)))
    expect(problems).toEqual([])
  })
})

describe("the check of stories", () => {
  const complete = `
    description: { component: "A badge. **Do** keep it short. **Don't** click it." }
    export const Dark = { globals: { theme: "dark" } }
    export const Narrow = { globals: { viewport: { value: "w320" } } }
    export const RightToLeft = { globals: { direction: "rtl" } }`

  it("finds nothing where nothing is missing", () => {
    expect(storyProblems(complete)).toEqual([])
  })

  it.each(["**Do**", "**Don't**", 'theme: "dark"', '"w320"', 'direction: "rtl"'])("misses %s", (part) => {
    expect(storyProblems(complete.replace(part, ""))).toHaveLength(1)
  })
})

describe("the check of lists", () => {
  const index = 'export { Badge } from "./badge"\nexport { Card } from "./card"\n'
  const base = '@import "./badge/badge.css";\n@import "./card/card.css";\n'
  const present = ["badge/badge.css", "card/card.css"]
  const reversed = (text: string) => text.trim().split("\n").reverse().join("\n")

  it("finds nothing in sorted and complete ones", () => {
    expect(listProblems(index, base, present)).toEqual([])
  })

  it("finds names out of order, and styles that are missing or gone", () => {
    expect(listProblems(reversed(index), base, present)).toEqual([expect.stringContaining("index.ts")])
    expect(listProblems(index, reversed(base), present)).toEqual([expect.stringContaining("base.css")])
    expect(listProblems(index, base, [...present, "logo/logo.css"])).toEqual([
      "base.css does not import ./logo/logo.css",
    ])
    expect(listProblems(index, base, ["badge/badge.css"])).toEqual([
      "base.css imports ./card/card.css, which is not there",
    ])
  })
})
