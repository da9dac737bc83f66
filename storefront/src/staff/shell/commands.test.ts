import { describe, expect, it } from "vitest"
import { commandsFor } from "./commands"

const labels = (query: string) => commandsFor(query).map(({ items }) => items.map(({ label }) => label))

describe("commandsFor", () => {
  it("shows every page and everything to do before anything is typed", () => {
    const [pages, actions] = labels("")
    expect(pages).toContain("Dashboard")
    expect(pages).toContain("URL SEO")
    expect(actions).toContain("Add product")
  })

  it("finds by parts of words in any order and case", () => {
    expect(labels("PROD add")).toEqual([[], ["Add product"]])
    expect(labels("mach")).toEqual([["Machine types"], []])
  })

  it("finds nothing for what is no name", () => {
    expect(labels("xyzzy")).toEqual([[], []])
  })
})
