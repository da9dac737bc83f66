import { describe, expect, it } from "vitest"
import { findProblems, NEW_BLOG, toBody } from "./blog-values"
import { toLondonField } from "./london-time"

const NOW = Date.parse("2026-07-15T08:00:00Z")

describe("The form of an article", () => {
  it("asks for a title, and for words in place of its picture", () => {
    expect(findProblems(NEW_BLOG, null, NOW)).toEqual({ title: "Enter a title" })
    expect(findProblems({ ...NEW_BLOG, title: "A", imageUrl: "/a.png" }, null, NOW)).toHaveProperty(
      "imageAlt",
    )
  })

  it("is scheduled by London's clocks, for a time to come", () => {
    const planned = { ...NEW_BLOG, title: "A", content: "<p>b</p>", status: "scheduled" as const }
    expect(findProblems(planned, null, NOW)).toHaveProperty("scheduledFor")
    expect(findProblems({ ...planned, scheduledFor: "2026-07-15T09:00" }, null, NOW)).toHaveProperty(
      "scheduledFor",
    )
    const due = { ...planned, scheduledFor: "2026-07-15T09:01" }
    expect(findProblems(due, null, NOW)).toEqual({})
    expect(toBody(due, null)).toMatchObject({ is_published: false, scheduled_at: "2026-07-15T08:01:00.000Z" })
  })

  it.each(["2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z", "2027-07-15T08:01:12.345Z"])(
    "keeps the stored moment %s while its field shows it",
    (moment) => {
      const stored = { scheduled_at: moment }
      const values = {
        ...{ ...NEW_BLOG, title: "Another title", content: "<p>b</p>", status: "scheduled" as const },
        scheduledFor: toLondonField(moment),
      }
      const justBefore = Date.parse(moment) - 1
      expect(toBody(values, stored)).toMatchObject({ is_published: false, scheduled_at: moment })
      expect(findProblems(values, stored, justBefore)).toEqual({})
      expect(toBody({ ...values, scheduledFor: "2027-11-01T09:00" }, stored)).toMatchObject({
        scheduled_at: "2027-11-01T09:00:00.000Z",
      })
      expect(toBody({ ...values, status: "draft" }, stored)).toMatchObject({ scheduled_at: null })
    },
  )
})
