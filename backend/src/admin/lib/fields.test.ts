import { describe, expect, it } from "vitest"
import { type Field, toChanges, toForm, toNewBody } from "./fields"

const fields: readonly Field[] = [
  { name: "title", label: "Title", kind: "required-text", required: true },
  { name: "excerpt", label: "Excerpt", kind: "paragraph" },
  { name: "tags", label: "Tags", kind: "lines" },
  { name: "rating", label: "Rating", kind: "number" },
  { name: "is_published", label: "Published", kind: "toggle", initial: false },
  { name: "scheduled_at", label: "Publish at", kind: "time" },
  { name: "spec_dpi", path: ["specifications", "dpi"], label: "Resolution", kind: "number" },
  { name: "spec_interface", path: ["specifications", "interface"], label: "Interface", kind: "lines" },
  { name: "tags_more", path: ["additional_meta_tags"], label: "More", kind: "meta-tags" },
]

const stored = {
  title: "Printheads",
  excerpt: null,
  tags: ["labels", "printers"],
  rating: 4.5,
  is_published: true,
  scheduled_at: "2026-11-20T10:15:00.000Z",
  specifications: { dpi: 203, interface: ["USB"] },
  additional_meta_tags: [{ property: "og:site", content: "x" }],
}

describe("A form", () => {
  it("is filled from its record and, saved untouched, changes nothing", () => {
    expect(toChanges(fields, toForm(fields, stored), stored)).toEqual({})
  })

  it("sends only what has changed", () => {
    const values = { ...toForm(fields, stored), excerpt: "Short", tags: "labels\n\n  heads  \n" }
    expect(toChanges(fields, values, stored)).toEqual({ excerpt: "Short", tags: ["labels", "heads"] })
  })

  it("clears a field that was emptied", () => {
    const values = { ...toForm(fields, stored), rating: "", scheduled_at: "" }
    expect(toChanges(fields, values, stored)).toEqual({ rating: null, scheduled_at: null })
  })

  it("sends a group whole when one of its fields has changed, without those that are empty", () => {
    const values = { ...toForm(fields, stored), spec_dpi: "" }
    expect(toChanges(fields, values, stored)).toEqual({ specifications: { interface: ["USB"] } })
  })

  it("sends text that is no number as it was typed, so that the API reports the fault", () => {
    const values = { ...toForm(fields, stored), rating: "four" }
    expect(toChanges(fields, values, stored)).toEqual({ rating: "four" })
  })

  it("leaves empty fields out of a new record", () => {
    const values = {
      ...toForm(fields),
      title: " Printheads ",
      tags_more: [{ attribute: "name", key: "a", content: "b" }],
    }
    expect(toNewBody(fields, values)).toEqual({
      title: "Printheads",
      is_published: false,
      additional_meta_tags: [{ name: "a", content: "b" }],
    })
  })
})
