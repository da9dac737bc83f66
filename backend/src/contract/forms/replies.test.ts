import { describe, expect, it } from "vitest"
import { fillReply, FORM_REPLY_MOST, formReplySchema, REPLY_PLACEHOLDERS, REPLY_TEMPLATES } from "./replies"

const VALUES = { name: "Ada {reference} Byron", reference: "SW-2026-000001", staff_name: "Grace Hopper" }

describe("A reply", () => {
  it("has its placeholders filled once: what stands for one is not read for others", () => {
    expect(fillReply("Dear {name}, {reference} {staff_name} {other}", VALUES)).toBe(
      "Dear Ada {reference} Byron, SW-2026-000001 Grace Hopper {other}",
    )
    expect(fillReply("Dear {name},", { ...VALUES, name: "" })).toBe("Dear,")
  })

  it("is plain text of a bounded length", () => {
    expect(formReplySchema.safeParse({ text: "x".repeat(FORM_REPLY_MOST) }).success).toBe(true)
    for (const text of ["", "  ", "x".repeat(FORM_REPLY_MOST + 1), 7]) {
      expect(formReplySchema.safeParse({ text }).success).toBe(false)
    }
    expect(formReplySchema.safeParse({ text: "Hello", to: "other@buyer.example" }).success).toBe(false)
  })
})

it("Every template is a reply, and names only placeholders that are filled", () => {
  for (const { text } of REPLY_TEMPLATES) {
    expect(formReplySchema.safeParse({ text }).success).toBe(true)
    for (const [, key = ""] of text.matchAll(/\{([^}]*)\}/g))
      expect(Object.keys(REPLY_PLACEHOLDERS)).toContain(key)
  }
})
