import { describe, expect, it } from "vitest"
import { withoutValues } from "./statement-text"

describe("A statement in a log", () => {
  it.each([
    [
      "select * from user where email = 'buyer@example.com' and id = 7",
      "select * from user where email = ? and id = 7",
    ],
    ["insert into t values ('O''Neill', 'x')", "insert into t values (?, ?)"],
    ["/*request_id=some-visit*/ select  1\n  from t", "select 1 from t"],
    ["select $1", "select $1"],
  ])("%s", (text, expected) => {
    expect(withoutValues(text)).toBe(expected)
  })

  it("is cut off where it is long", () => {
    expect(withoutValues(`select ${"x,".repeat(9_000)}`)).toHaveLength(500)
  })
})
