import { describe, expect, it } from "vitest"
import { type Draft, formatDraft, mergeDrafts, parseDraft } from "./draft-text"

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 22)
const typed: Draft = [
  ["name", "Ada Byron"],
  ["message", "Twelve scanners"],
]

describe("A draft on this device", () => {
  it("is read back as it was written", () => {
    expect(parseDraft(formatDraft(typed, NOW), NOW + 29 * DAY)).toEqual(typed)
  })

  it("expires after 30 days", () => {
    expect(parseDraft(formatDraft(typed, NOW), NOW + 30 * DAY)).toBeNull()
  })

  it("is not read when another version of the page wrote it", () => {
    const other = formatDraft(typed, NOW).replace('"version":1', '"version":2')
    expect(parseDraft(other, NOW)).toBeNull()
  })

  it.each([null, "", "{", "[]", '"text"', '{"version":1}', '{"version":1,"saved_at":1,"entries":[[1,2]]}'])(
    "is none when storage holds %j",
    (text) => {
      expect(parseDraft(text, 2)).toBeNull()
    },
  )

  it("merges an offered draft with typed values, of which the typed ones win", () => {
    const now: Draft = [["name", "Grace Hopper"]]
    expect(mergeDrafts(now, typed)).toEqual([
      ["name", "Grace Hopper"],
      ["message", "Twelve scanners"],
    ])
    expect(mergeDrafts(now, null)).toEqual(now)
  })
})
