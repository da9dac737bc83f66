import { describe, expect, it } from "vitest"
import { differencesOf, merge } from "./merge"

const base = { title: "A", tags: ["a"], text: "x", author: "Ada" }
const mine = { title: "B", tags: ["a"], text: "y", author: "Bo" }
const theirs = { title: "C", tags: ["a", "b"], text: "x", author: "Bo" }
const names = ["title", "tags", "text", "author"] as const

describe("Two people's changes of one record", () => {
  it("conflict where both changed a field, and otherwise stay with whoever changed it", () => {
    expect(differencesOf(base, mine, theirs, names)).toEqual([
      { name: "title", side: "mine", isConflict: true },
      { name: "tags", side: "theirs", isConflict: false },
      { name: "text", side: "mine", isConflict: false },
    ])
  })

  it("become one: one's own values, and the other's in the fields where those are taken", () => {
    expect(merge(mine, theirs, ["tags"])).toEqual({ title: "B", tags: ["a", "b"], text: "y", author: "Bo" })
    expect(merge(mine, theirs, ["title", "tags"])).toMatchObject({ title: "C", text: "y" })
  })
})
