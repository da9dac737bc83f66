import { describe, expect, it } from "vitest"
import { linkPartNumbers, partNumbersIn } from "./part-number-links"
import { toSafeDescription } from "./long-description"

const paths = new Map([
  ["CR8178-PC", "/products/zebra/cradles/cr8178"],
  ["MK2K3B/A", "/products/apple/tablets/ipad"],
])

describe("Part numbers in a long description", () => {
  it("are found as whole words that have a digit, each once", () => {
    const html =
      "<p>Takes the CR8178-PC, (MK2K3B/A) and again CR8178-PC. Code 128, IP54 &amp; counter-top.</p>"
    expect(partNumbersIn(html)).toEqual(["CR8178-PC", "MK2K3B/A"])
  })

  it("become links, written exactly and as whole words only", () => {
    expect(linkPartNumbers("<p>Use CR8178-PC.</p>", paths)).toBe(
      '<p>Use <a href="/products/zebra/cradles/cr8178">CR8178-PC</a>.</p>',
    )
    for (const text of ["cr8178-pc", "CR8178-PC-2", "XCR8178-PC", "CR8178"])
      expect(linkPartNumbers(text, paths)).toBe(text)
  })

  it("stay as they are in links, headings and attributes", () => {
    const html =
      '<h3>The CR8178-PC</h3><p><a href="/x/CR8178-PC">a <em>CR8178-PC</em></a> <abbr title="CR8178-PC">it</abbr></p>'
    expect(partNumbersIn(html)).toEqual([])
    expect(linkPartNumbers(html, paths)).toBe(html)
    expect(linkPartNumbers(`${html}CR8178-PC`, paths)).toContain('"/products/zebra/cradles/cr8178"')
  })

  it("are linked on the page: what sanitises the text leaves the links", () => {
    expect(toSafeDescription(linkPartNumbers("<p>MK2K3B/A</p>", paths))).toContain(
      'href="/products/apple/tablets/ipad"',
    )
  })

  it("are looked up in bounded numbers, however long the text is", () => {
    const words = Array.from({ length: 500 }, (_, at) => `PART-${at}-X`).join(" ")
    expect(partNumbersIn(words)).toHaveLength(40)
  })
})
