import { describe, expect, it } from "vitest"
import { finalTargets, RedirectLoop } from "./targets"

const ORIGIN = "https://shop.example"
const targetsOf = (pairs: Record<string, string>) =>
  Object.fromEntries(
    finalTargets(
      Object.entries(pairs).map(([path, target]) => ({ path, target })),
      ORIGIN,
    ),
  )

describe("Redirects", () => {
  it("that lead to one another lead to the end at once, whichever spelling and query their targets have", () => {
    expect(
      targetsOf({
        "/a": "/B/?x=1",
        "/b": `${ORIGIN}/c#top`,
        "/c": "/end?y=2",
        "/d": "https://other.example/a",
      }),
    ).toEqual({
      "/a": "/end?y=2",
      "/b": "/end?y=2",
      "/c": "/end?y=2",
      "/d": "https://other.example/a",
    })
  })

  it.each([
    [{ "/a": "/a" }],
    [{ "/a": "/A/?again" }],
    [{ "/a": `${ORIGIN}/a` }],
    [{ "/a": "/b", "/b": "/c", "/c": "/a" }],
    [{ "/x": "/a", "/a": "/b", "/b": "/a" }],
  ])("that lead back are refused: %j", (pairs) => {
    expect(() => targetsOf(pairs)).toThrow(RedirectLoop)
  })
})
