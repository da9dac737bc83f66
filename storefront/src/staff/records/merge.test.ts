import { describe, expect, it } from "vitest"
import { conflictsOf, merged } from "./merge"

const before = { title: "A", tags: ["a"], text: "x" }
const labels = { title: "Title", tags: "Tags", text: "Text" }

describe("Two people's changes", () => {
  it("conflict where both changed a field", () => {
    const mine = { title: "B", tags: ["a"], text: "x" }
    const theirs = { title: "C", tags: ["a", "b"], text: "x" }
    expect(conflictsOf(before, mine, theirs, labels)).toEqual([
      { name: "title", label: "Title", mine: "B", theirs: "C" },
    ])
  })

  it("become one: what only one changed is kept, the rest is as chosen", () => {
    const mine = { title: "B", tags: ["a"], text: "y" }
    const theirs = { title: "C", tags: ["a", "b"], text: "x" }
    expect(merged(before, mine, theirs, [])).toEqual({ title: "B", tags: ["a", "b"], text: "y" })
    expect(merged(before, mine, theirs, ["title"])).toEqual({ title: "C", tags: ["a", "b"], text: "y" })
  })
})
