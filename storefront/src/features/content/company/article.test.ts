import { describe, expect, it } from "vitest"
import { articleHtml, toInline } from "./article"

describe("the HTML of the company's pages", () => {
  it("takes a text for what it says, and only its links for markup", () => {
    expect(toInline('Smith & Sons <b>"Ltd"</b>')).toBe("Smith &amp; Sons &lt;b&gt;&quot;Ltd&quot;&lt;/b&gt;")
    expect(toInline("Read the [terms](/terms-and-conditions).")).toBe(
      'Read the <a href="/terms-and-conditions">terms</a>.',
    )
    expect(toInline("[run](javascript:alert(1))")).not.toContain("<a")
  })

  it("puts each part under its heading", () => {
    expect(articleHtml([{ title: "Who we are", blocks: ["A company.", { list: ["One", "Two"] }] }])).toBe(
      "<h2>Who we are</h2><p>A company.</p><ul><li>One</li><li>Two</li></ul>",
    )
  })
})
