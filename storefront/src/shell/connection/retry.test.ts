import { describe, expect, it } from "vitest"
import { retryWait } from "./retry"

describe("a page that could not be read", () => {
  it("is asked for again after 2, 4 and 8 s, then every 30 s (specification, section 9)", () =>
    expect([0, 1, 2, 3, 4, 50].map(retryWait)).toEqual([2_000, 4_000, 8_000, 30_000, 30_000, 30_000]))
})
