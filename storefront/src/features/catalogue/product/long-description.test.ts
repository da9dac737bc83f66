import { describe, expect, it } from "vitest"
import { toSafeDescription } from "./long-description"

describe("toSafeDescription", () => {
  it("keeps headings, lists and tables", () => {
    const html = "<h2>Range</h2><ul><li>3 m</li></ul><table><tr><th>A</th><td>1</td></tr></table>"
    expect(toSafeDescription(html)).toBe(html)
  })

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    "<style>body{display:none}</style>",
    '<iframe src="https://example.com"></iframe>',
  ])("drops %s", (html) => expect(toSafeDescription(html)).toBe(""))

  it("drops handlers, styles and dangerous addresses but not the text", () => {
    expect(toSafeDescription('<p onclick="x()" style="color:red">Hello</p>')).toBe("<p>Hello</p>")
    expect(toSafeDescription('<a href="javascript:alert(1)">Hello</a>')).toBe("<a>Hello</a>")
  })

  it("shows the pictures that staff put into it", () => {
    expect(toSafeDescription('<figure><img src="/media/a.webp" alt="The cradle" /></figure>')).toBe(
      '<figure><img src="/media/a.webp" alt="The cradle" loading="lazy" /></figure>',
    )
  })

  it("lets no second first-level heading onto the page", () => {
    expect(toSafeDescription("<h1>Range</h1>")).toBe("<h2>Range</h2>")
  })

  it("leaves no level of headings out below the page's own", () => {
    expect(toSafeDescription("<h3>Range</h3><h4>Codes</h4><h3>Power</h3>")).toBe(
      "<h2>Range</h2><h3>Codes</h3><h2>Power</h2>",
    )
    expect(toSafeDescription("<h2>Range</h2><h4>Codes</h4>")).toBe("<h2>Range</h2><h4>Codes</h4>")
  })
})
