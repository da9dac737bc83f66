import { describe, expect, it } from "vitest"
import { inboxHref, inboxQuestion } from "./inbox"

describe("The address of the inbox", () => {
  it("asks for what it says, and for nothing it cannot mean", () => {
    expect(
      inboxQuestion({ q: " SW-2026 ", status: "new", type: "oem", assignee: "none", page: "3" }),
    ).toEqual({ q: "SW-2026", status: "new", type: "oem", assignee: "none", page: 3 })
    expect(inboxQuestion({ type: "spaceship", page: "-1", q: ["a", "b"] })).toEqual({ page: 1 })
  })

  it("is written from a question, and read back as the same", () => {
    const question = { q: "a & b", status: "on hold", page: 2 }
    const href = inboxHref(question)
    expect(href).toBe("/admin/submissions?q=a+%26+b&status=on+hold&page=2")
    expect(inboxQuestion(Object.fromEntries(new URL(href, "http://localhost").searchParams))).toEqual(
      question,
    )
    expect(inboxHref({ overdue: true, order: "created_at", page: 1 })).toBe(
      "/admin/submissions?overdue=true&order=created_at",
    )
    expect(inboxQuestion({ overdue: "no", order: "data" })).toEqual({ page: 1 })
  })
})
