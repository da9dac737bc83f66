import { expect, it } from "vitest"
import { pdfPath } from "./pdf-path"

it.each([
  ["moves, lines and closing", "M45 135L45 22Z", "45 135 m 45 22 l h"],
  ["several points after one command, and signs as separators", "M1 2L3-4 5.5 6", "1 2 m 3 -4 l 5.5 6 l"],
  // Control points at two thirds of the way to (3, 3): from (0, 0) to (2, 2), from (6, 0) to (4, 2).
  ["a quadratic curve", "M0 0Q3 3 6 0", "0 0 m 2 2 4 2 6 0 c"],
  ["a cubic curve", "M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"],
])("An SVG path becomes operators of a PDF: %s", (_what, path, operators) => {
  expect(pdfPath(path)).toBe(operators)
})
