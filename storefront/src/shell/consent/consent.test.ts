import { describe, expect, it } from "vitest"
import { allOrNone, consentTo, parseConsent } from "./consent"

/** What storage may have in place of a choice. */
const DAMAGED = [
  ...[null, "", "{", "7", "null", "[]", "{}", '"true"'],
  ...["", ',"timestamp":""', ',"timestamp":"yesterday"', ',"timestamp":1', ',"timestamp":null'].map(
    (date) => `{"analytics":true,"marketing":true,"preferences":true${date}}`,
  ),
  '{"analytics":1,"marketing":true,"preferences":true,"timestamp":"2026-11-21T11:00:00Z"}',
  '{"analytics":true,"preferences":true,"timestamp":"2026-11-21T11:00:00Z"}',
]

const now = new Date("2026-11-21T12:00:00Z")

describe("A visitor's choice of cookies", () => {
  it("is read back as it was made", () => {
    const consent = consentTo({ analytics: true, marketing: false, preferences: true }, now)
    expect(parseConsent(JSON.stringify(consent), now.getTime())).toEqual(consent)
  })

  it("never turns off what is necessary", () => {
    const stored = JSON.stringify({ ...consentTo(allOrNone(false), now), necessary: false })
    expect(parseConsent(stored, now.getTime())?.necessary).toBe(true)
  })

  it.each(DAMAGED)("is asked for again where storage has %s", (text) => {
    expect(parseConsent(text, now.getTime())).toBeNull()
  })

  it.each([
    [-1, false],
    [0, true],
    [365, true],
    [366, false],
  ])("holds for a year, and not where it is from the future: %i days after it, %s", (days, isValid) => {
    const stored = JSON.stringify(consentTo(allOrNone(true), now))
    expect(parseConsent(stored, now.getTime() + days * 24 * 60 * 60_000) !== null).toBe(isValid)
  })
})
