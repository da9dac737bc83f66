import { describe, expect, it } from "vitest"
import { activityHref, activityQuestion, recordHref } from "./question"

describe("The address of the activity log", () => {
  it("asks for what it says, and for nothing it cannot mean", () => {
    expect(
      activityQuestion({ q: "zebra", entity: "brand", from: "2026-11-01", to: "soon", page: "x" }),
    ).toEqual({
      page: 1,
      q: "zebra",
      entity: "brand",
      from: "2026-11-01",
    })
  })

  it("is written from a question, and read back as the same", () => {
    const question = { entity: "product", entityId: "prod_1", actor: "user_1", page: 2, deletedPage: 3 }
    const href = activityHref(question)
    expect(activityQuestion(Object.fromEntries(new URL(href, "http://localhost").searchParams))).toEqual(
      question,
    )
  })

  it("leads to the record, unless it is gone", () => {
    expect(recordHref("product", "prod_1", "updated")).toBe("/admin/edit-product/prod_1")
    expect(recordHref("product", "prod_1", "deleted")).toBeUndefined()
    expect(recordHref("region", "reg_1", "updated")).toBeUndefined()
    expect(recordHref("constructor", "x", "updated")).toBeUndefined()
  })
})
