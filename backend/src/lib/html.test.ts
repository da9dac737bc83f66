import { describe, expect, it } from "vitest"
import { cleanHtml } from "./html"

describe("A long description", () => {
  it("keeps text, lists, tables and links", () => {
    const html =
      '<h2>Scan</h2><ul><li>1D</li></ul><table><tr><td colspan="2">2D</td></tr></table><a href="/faq">FAQ</a>'
    expect(cleanHtml(html)).toBe(html)
  })

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    "<style>body{display:none}</style>",
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    "<svg onload=alert(1)>",
  ])("loses what could run or disguise: %s", (html) => {
    expect(cleanHtml(html)).not.toMatch(/script|onerror|onload|evil|style|iframe|svg/i)
  })

  it("is stable: cleaned twice it is the same", () => {
    const once = cleanHtml('<p>a & b < c</p><a href="https://x.example" target="_blank">x</a>')
    expect(cleanHtml(once)).toBe(once)
    expect(once).toContain('rel="noopener noreferrer"')
  })
})
