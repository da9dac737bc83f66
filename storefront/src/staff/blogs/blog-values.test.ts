import { describe, expect, it } from "vitest"
import { findProblems, NEW_BLOG, toBody } from "./blog-values"

const NOW = Date.parse("2026-07-15T08:00:00Z")

describe("The form of an article", () => {
  it("asks for a title, and for words in place of its picture", () => {
    expect(findProblems(NEW_BLOG, NOW)).toEqual({ title: "Enter a title" })
    expect(findProblems({ ...NEW_BLOG, title: "A", imageUrl: "/a.png" }, NOW)).toHaveProperty("imageAlt")
  })

  it("is scheduled by London's clocks, for a time to come", () => {
    const planned = { ...NEW_BLOG, title: "A", content: "<p>b</p>", status: "scheduled" as const }
    expect(findProblems(planned, NOW)).toHaveProperty("scheduledFor")
    expect(findProblems({ ...planned, scheduledFor: "2026-07-15T09:00" }, NOW)).toHaveProperty("scheduledFor")
    const due = { ...planned, scheduledFor: "2026-07-15T09:01" }
    expect(findProblems(due, NOW)).toEqual({})
    expect(toBody(due)).toMatchObject({ is_published: false, scheduled_at: "2026-07-15T08:01:00.000Z" })
  })
})
