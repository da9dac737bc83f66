import { describe, expect, it } from "vitest"
import { toSafeRichText } from "./rich-text"

describe("Rich text, when it is shown", () => {
  it("loses everything that could run, although it was sanitised before", () => {
    expect(toSafeRichText('<p onclick="x()">a<script>alert(1)</script></p>')).toBe("<p>a</p>")
    expect(
      toSafeRichText('<a href="javascript:alert(1)">b</a><img src="data:text/html,x" alt="">'),
    ).not.toMatch(/javascript|data:/)
  })

  it("loads pictures lazily", () => {
    expect(toSafeRichText('<img src="/articles/a.svg" alt="A">')).toContain('loading="lazy"')
  })
})
