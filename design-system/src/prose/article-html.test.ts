import { describe, expect, it } from "vitest"
import { articleHeadings, withAnchors } from "./article-html"

describe("articleHeadings", () => {
  it("finds second to fourth level in their order", () => {
    expect(
      articleHeadings("<h2>What&amp;how</h2><p>Text</p><h3>A <em>fine</em>\n point</h3><h4>Deep</h4>"),
    ).toEqual([
      { id: "what-how", text: "What&how", level: 2 },
      { id: "a-fine-point", text: "A fine point", level: 3 },
      { id: "deep", text: "Deep", level: 4 },
    ])
  })

  it("makes ids fit for an address, each its own", () => {
    const ids = articleHeadings(
      "<h2>What's in the box?</h2><h2>Cost: £40 – £60</h2><h2>What's in the box?</h2><h2>…</h2>",
    ).map(({ id }) => id)
    expect(ids).toEqual(["whats-in-the-box", "cost-40-60", "whats-in-the-box-2", "section"])
  })
})

describe("withAnchors", () => {
  it("gives headings the same ids, and links to them", () => {
    const html = withAnchors("<h2>Range</h2><p>Far.</p><h2>Range</h2>")
    expect(html).toContain('<h2 id="range" tabindex="-1">Range</h2>')
    expect(html).toContain('<a href="#range-2" class="prose-anchor" aria-label="Link to “Range”">')
    expect(html).toContain("<p>Far.</p>")
  })

  it("lets no quotation mark out of its label", () => {
    expect(withAnchors('<h2>A 5" screen</h2>')).toContain('aria-label="Link to “A 5&quot; screen”"')
  })
})
