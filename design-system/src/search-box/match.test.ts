import { describe, expect, it } from "vitest"
import { findMatch } from "./match"

const cut = (...args: Parameters<typeof findMatch>) => {
  const found = findMatch(...args)
  return found && [found.before, found.match, found.after]
}

describe("a match in a name", () => {
  it.each([
    ["Zebra DS2208", "ds22", ["Zebra ", "DS22", "08"]],
    ["Zebra DS2208", "zebra", ["", "Zebra", " DS2208"]],
    ["Zebra DS2208", " 2208 ", ["Zebra DS", "2208", ""]],
    ["Zebra DS2208", "zebra d", ["", "Zebra D", "S2208"]],
    ["İstanbul scanner", "scanner", ["İstanbul ", "scanner", ""]],
  ])("%j for %j is cut around it", (text, query, parts) => {
    expect(cut(text, query, "name")).toEqual(parts)
  })

  it.each(["", "   ", "ds2208zz", "DS-2208", "2208Z"])("is none for %j", (query) => {
    expect(cut("Zebra DS2208", query, "name")).toBeNull()
  })
})

describe("a match in a part number", () => {
  it.each([
    ["ds2208sr", ["", "DS2208-SR", "7U2100SGW"]],
    ["DS 2208-S", ["", "DS2208-S", "R7U2100SGW"]],
    ["sgw", ["DS2208-SR7U2100", "SGW", ""]],
  ])("for %j counts neither spaces nor hyphens", (query, parts) => {
    expect(cut("DS2208-SR7U2100SGW", query, "part number")).toEqual(parts)
  })

  it("is none for hyphens alone", () => {
    expect(cut("DS2208-SR", "-", "part number")).toBeNull()
  })
})
