import { describe, expect, it } from "vitest"
import { mentionedPartNumbers } from "./mentioned-part-numbers"

describe("The part numbers that a product's texts mention", () => {
  it("are found in plain text and HTML, as written and without punctuation, each once", () => {
    const texts = [
      "Takes the CR8178-PC or MK2K3B/A.",
      "<p>Spare <a href='/x/1234567'>CR8178-PC</a>, cr8178 pc &amp; <strong>ET60W</strong>.</p>",
      null,
      undefined,
    ]
    expect(mentionedPartNumbers(texts, null)).toBe("CR8178-PC CR8178PC MK2K3B/A MK2K3BA cr8178 ET60W")
  })

  it("leave out the product's own, in any spelling, and words that are too short or have no digit", () => {
    expect(mentionedPartNumbers(["The ds2208 sealed to IP65, with USB; hands-free"], "DS-2208")).toBeNull()
    expect(mentionedPartNumbers([], "DS-2208")).toBeNull()
  })

  it("are at most thirty, of at most forty characters", () => {
    const many = Array.from({ length: 500 }, (_, at) => `PART${at + 1_000}`)
    expect(mentionedPartNumbers(many, null)?.split(" ")).toHaveLength(30)
    expect(mentionedPartNumbers(["A1".repeat(25)], null)).toBeNull()
  })

  // So long that only linear work ends before the test's own limit, after less than a second: quadratic work takes many minutes.
  it.each(["<", "-", "&"])("are found in linear time before many %j", (piece) => {
    expect(mentionedPartNumbers([`a${piece.repeat(2_000_000)}`], null)).toBeNull()
  })
})
