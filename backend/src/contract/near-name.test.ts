import { describe, expect, it } from "vitest"
import { nearestName } from "./near-name"

const known = ["Zebra", "Honeywell", "Star Micronics", "SATO", "HP", "HPE Aruba", "TP-Link"].map((name) => ({
  name,
}))

describe("A name that is not known", () => {
  it.each([
    ["Zebbra", "Zebra"],
    ["zeb", "Zebra"],
    ["Zebra Technologies", "Zebra"],
    ["Honeywel", "Honeywell"],
    ["Hnoeywell", "Honeywell"],
    ["STAR", "Star Micronics"],
    ["tp link", "TP-Link"],
    ["Sàto", "SATO"],
  ])("is probably a spelling of a known one: %s of %s", (typed, meant) => {
    expect(nearestName(typed, known)?.name).toBe(meant)
  })

  it.each(["Newland", "Epson", "ZE", "Sony", "!!!", ""])(
    "is a name of its own where none is near: %s",
    (typed) => {
      expect(nearestName(typed, known)).toBeUndefined()
    },
  )
})
