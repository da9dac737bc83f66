import { describe, expect, it } from "vitest"
import { coveredShare } from "./covered-share"

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe("coveredShare", () => {
  it.each([
    ["a corner in common", box(0, 0, 10, 10), box(5, 5, 20, 20), 0.25],
    ["all of it", box(2, 2, 4, 4), box(0, 0, 10, 10), 1],
    ["little of something large", box(0, 0, 100, 100), box(90, 90, 120, 120), 0.01],
    ["edges that touch", box(0, 0, 10, 10), box(10, 0, 20, 10), 0],
    ["side by side", box(0, 0, 10, 10), box(30, 0, 40, 10), 0],
    ["diagonally apart", box(0, 0, 10, 10), box(30, 30, 40, 40), 0],
    ["something without an area", box(5, 5, 5, 5), box(0, 0, 10, 10), 0],
  ])("%s", (_, covered, cover, share) => {
    expect(coveredShare(covered, cover)).toBe(share)
  })
})
