import { describe, expect, it } from "vitest"
import { pdfPath } from "./pdf-path"

describe("an SVG path as PDF operators", () => {
  it("moves, draws lines and closes", () => {
    expect(pdfPath("M45 135L45 22Z")).toBe("45 135 m 45 22 l h")
  })

  it("takes several points after one command, and signs as separators", () => {
    expect(pdfPath("M1 2L3-4 5.5 6")).toBe("1 2 m 3 -4 l 5.5 6 l")
  })

  it("makes a cubic curve of a quadratic one, worked by hand", () => {
    // Control points at two thirds of the way to (3, 3): from (0, 0) to (2, 2), from (6, 0) to (4, 2).
    expect(pdfPath("M0 0Q3 3 6 0")).toBe("0 0 m 2 2 4 2 6 0 c")
  })

  it("keeps cubic curves", () => {
    expect(pdfPath("M0 0C1 2 3 4 5 6")).toBe("0 0 m 1 2 3 4 5 6 c")
  })

  it("refuses what it does not know", () => {
    expect(() => pdfPath("M0 0A1 1 0 0 0 2 2")).toThrow("A path command that is not expected: A")
  })
})
