import { describe, expect, it } from "vitest"
import { allOrNone, consentTo, parseConsent } from "./consent"

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

  it.each([null, "", "{", "7", "null", "[]", "{}", '{"analytics":1,"marketing":true,"preferences":true}'])(
    "is asked for again where storage holds %s",
    (text) => {
      expect(parseConsent(text, now.getTime())).toBeNull()
    },
  )

  it("is asked for again after a year", () => {
    const stored = JSON.stringify(consentTo(allOrNone(true), now))
    const days = (count: number) => now.getTime() + count * 24 * 60 * 60_000
    expect(parseConsent(stored, days(364))).not.toBeNull()
    expect(parseConsent(stored, days(366))).toBeNull()
  })
})
