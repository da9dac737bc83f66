import { expect, it } from "vitest"
import { repairRecent } from "./recent-searches"

it("stores the last five searches, newest first, each once, ignoring case", () => {
  expect(repairRecent(["ds2208", "zebra", "DS2208 ", "a", "b", "c", "d"])).toEqual([
    "ds2208",
    "zebra",
    "a",
    "b",
    "c",
  ])
})

it("leaves out of what it finds in storage whatever is no search", () => {
  expect(repairRecent([null, 7, "", "  ", { text: "x" }, "x".repeat(201), "tc22"])).toEqual(["tc22"])
})
