import { expect, it } from "vitest"
import { moveItem } from "./move-item"

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 3, "abc"],
])("moves from %d to %d", (from, to, order) => {
  expect(moveItem(["a", "b", "c"], from, to).join("")).toBe(order)
})
