import { describe, expect, it } from "vitest"
import { type Draft, formatDraft, parseDraft } from "./draft-text"

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 22)
const typed: Draft = [
  { name: "name", text: "Ada Byron", beginning: "" },
  { name: "message", text: "Twelve scanners", beginning: "One scanner" },
]

describe("A draft in a browser", () => {
  it("is read back as it was written", () => {
    expect(parseDraft(formatDraft(typed, NOW), NOW + 29 * DAY)).toEqual(typed)
  })

  it("expires after 30 days", () => {
    expect(parseDraft(formatDraft(typed, NOW), NOW + 30 * DAY)).toBeNull()
  })

  it("is not read when another version of the page wrote it", () => {
    const other = formatDraft(typed, NOW).replace('"version":2', '"version":1')
    expect(parseDraft(other, NOW)).toBeNull()
  })

  it.each([
    null,
    "",
    "{",
    "[]",
    '"text"',
    '{"version":2}',
    '{"version":2,"saved_at":1,"entries":[["name","Ada"]]}',
    '{"version":2,"saved_at":1,"entries":[{"name":"name","text":"Ada"}]}',
  ])("is none when storage holds %j", (text) => {
    expect(parseDraft(text, 2)).toBeNull()
  })
})
