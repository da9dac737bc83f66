import { describe, expect, it } from "vitest"
import { overlaps } from "./overlaps"

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe("overlaps", () => {
  it.each([
    ["a corner in common", box(0, 0, 10, 10), box(9, 9, 20, 20), true],
    ["one inside the other", box(0, 0, 10, 10), box(2, 2, 4, 4), true],
    ["edges that touch", box(0, 0, 10, 10), box(10, 0, 20, 10), false],
    ["side by side", box(0, 0, 10, 10), box(30, 0, 40, 10), false],
    ["one above the other", box(0, 0, 10, 10), box(0, 30, 10, 40), false],
  ])("%s", (_, a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected)
    expect(overlaps(b, a)).toBe(expected)
  })
})
