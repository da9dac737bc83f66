import { describe, expect, it } from "vitest"
import { formatArticleDate } from "./format-date"

describe("formatArticleDate", () => {
  it.each([
    ["2026-11-12T09:30:00Z", "12 November 2026"],
    ["2026-01-02", "2 January 2026"],
    // London is an hour ahead of Greenwich in summer.
    ["2026-06-30T23:30:00Z", "1 July 2026"],
    ["soon", null],
    ["", null],
  ])("writes %s as %s", (date, text) => {
    expect(formatArticleDate(date)).toBe(text)
  })
})
