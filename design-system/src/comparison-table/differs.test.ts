import { describe, expect, it } from "vitest"
import { differs } from "./differs"

describe("differs", () => {
  it.each([
    [["2D", "2D"], false],
    [["2D imager", " 2d  Imager"], false],
    [["1.5 m", "1.8 m"], true],
    [["IP52", null], true],
    [[null, null], false],
    [["USB"], false],
    [[], false],
  ])("of %o is %s", (values, expected) => {
    expect(differs(values)).toBe(expected)
  })
})
