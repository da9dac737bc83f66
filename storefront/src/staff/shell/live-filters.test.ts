import { describe, expect, it } from "vitest"
import { askedFor, filterQuery, hasCome } from "./live-filters"

const START = { shown: "", asked: [], version: 0 }

describe("Live filters", () => {
  it("leave the fields alone while the lists come that they asked for, also an earlier one", () => {
    const typed = askedFor(askedFor(START, "q=a"), "q=ab")
    const first = hasCome(typed, "q=a")
    expect(first).toEqual({ shown: "q=a", asked: ["q=ab"], version: 0 })
    expect(hasCome(first, "q=ab")).toEqual({ shown: "q=ab", asked: [], version: 0 })
    expect(hasCome(typed, "q=ab")).toEqual({ shown: "q=ab", asked: [], version: 0 })
  })

  it("reset the fields when a link has changed the list", () => {
    expect(hasCome(START, "status=new").version).toBe(1)
    const idle = hasCome(askedFor(START, "q=a"), "q=a")
    expect(hasCome(idle, "").version).toBe(1)
    expect(hasCome(idle, "q=a")).toBe(idle)
  })

  it("leave empty fields out of the address", () => {
    expect(
      filterQuery([
        ["q", " a & b "],
        ["type", ""],
        ["file", null],
      ]),
    ).toBe("q=a+%26+b")
  })
})
