import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { excerptOfHtml, readingTimeMinutes, textOfHtml } from "./article-text"

const HOSTILE_LENGTH = 2_000_000

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ")

describe("The text of an article", () => {
  it.each([
    ["<p>One</p><p>Two</p>", "One Two"],
    ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
    ["un<strong>break</strong>able <a href='/x'>link</a>.", "unbreakable link."],
    ["line<br />break", "line break"],
    ["A &amp; B &lt; C &#163;5 &#x20AC;6&nbsp;7", "A & B < C £5 €6 7"],
    ["&unknown; &#9999999;", "&unknown; &#9999999;"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["before<!-- a <b>note</b> -->after", "beforeafter"],
    ["", ""],
  ])("%j reads %j", (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })

  // So long that only linear work ends before the test's own limit, after less than a second: quadratic work takes many minutes.
  it.each(["<", "<a", "<!--", "&", "<a <", "<!--<"])("is found in linear time in many %j", (piece) => {
    const text = textOfHtml(piece.repeat(HOSTILE_LENGTH / piece.length))
    expect(text.length).toBeLessThanOrEqual(HOSTILE_LENGTH)
  })
})

describe("Reading time is ceil(words / 200) minutes", () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1_001, 6],
  ])("%i words: %i", (count, minutes) => {
    expect(readingTimeMinutes(`<h2></h2><p>${words(count)}</p>`)).toBe(minutes)
  })

  it("counts words, not tags and their attributes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (count) => {
        const html = words(count).replace(/\w+/g, '<p><a href="/a b c" title="d e f">$&</a></p>')
        expect(readingTimeMinutes(html)).toBe(Math.ceil(count / 200))
      }),
    )
  })
})

describe("A missing excerpt is the first 150 characters of the content stripped of HTML, and an ellipsis", () => {
  it("of a long article", () => {
    expect(excerptOfHtml(`<h2>Title</h2><p>${"x".repeat(300)}</p>`)).toBe(`Title ${"x".repeat(144)}…`)
  })

  it("of a short one, and of none", () => {
    expect(excerptOfHtml("<p>Short</p>")).toBe("Short…")
    expect(excerptOfHtml("<p> </p>")).toBe("")
  })

  it("never cuts a character in two", () => {
    expect(excerptOfHtml("🏷️".repeat(200))).toMatch(/^(🏷️){75}…$/u)
  })
})
