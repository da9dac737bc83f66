import type { StaffRole } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { commandsFor } from "./commands"

const labels = (query: string, role: StaffRole = "owner") =>
  commandsFor(query, role).map(({ items }) => items.map(({ label }) => label))

describe("commandsFor", () => {
  it("finds by parts of words in any order and case", () => {
    expect(labels("PROD add")).toEqual([[], ["Add product"]])
    expect(labels("mach")).toEqual([["Machine types"], []])
  })

  it("leaves out what a role may not open", () => {
    expect(labels("", "sales")).toEqual([
      ["Dashboard", "Submissions", "Companies", "Figures", "Products", "Blogs", "My account"],
      [
        "Read new submissions",
        "Check new companies",
        "Products low in stock",
        "Products in draft",
        "Go to the shop",
      ],
    ])
  })
})
