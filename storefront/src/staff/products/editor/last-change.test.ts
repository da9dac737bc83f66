import { expect, it } from "vitest"
import { lastChangeText } from "./last-change"

const updatedAt = "2026-11-22T09:40:00.000Z"
const by = "anna@shop.example"

it("The last change names who made it", () => {
  expect(lastChangeText(updatedAt, { by, at: "2026-11-22T09:40:00.120Z" })).toBe(
    "Last changed 22 November 2026 at 09:40 by anna@shop.example",
  )
})

it("A change that the log does not know by its product names nobody", () => {
  const when = "Last changed 22 November 2026 at 09:40"
  expect(lastChangeText(updatedAt, { by, at: "2026-11-20T17:00:00.000Z" })).toBe(when)
  expect(lastChangeText(updatedAt, null)).toBe(when)
})
