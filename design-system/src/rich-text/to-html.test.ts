import { describe, expect, it } from "vitest"
import { toHtml } from "./to-html"

const rule = {
  isSafeLink: (address: string) => address.startsWith("https:"),
  isSafePicture: (address: string) => address.startsWith("/"),
}
const link = (href: unknown) => ({
  type: "paragraph",
  content: [{ type: "text", text: "GS1", marks: [{ type: "link", attrs: { href } }] }],
})
const figure = (src: unknown) => ({ type: "figure", attrs: { src, alt: "A head" } })
const html = (...content: object[]) => toHtml({ type: "doc", content }, rule)

describe("HTML of rich text", () => {
  it("has the links and pictures that the application's rule allows", () => {
    expect(html(link("https://gs1uk.org"), figure("/head.png"))).toBe(
      '<p><a href="https://gs1uk.org" rel="noopener">GS1</a></p>\n<figure><img src="/head.png" alt="A head" /></figure>',
    )
  })

  it("has only the text of a link that the rule refuses", () => {
    expect(html(link("javascript:alert(1)"), link("/products"), link(null))).toBe(
      "<p>GS1</p>\n<p>GS1</p>\n<p>GS1</p>",
    )
  })

  it("has no picture that the rule refuses, wherever it stands", () => {
    const inside = { type: "blockquote", content: [link("https://gs1uk.org"), figure("data:text/html,x")] }
    expect(html(figure("javascript:alert(1)"), figure(null), inside)).not.toContain("<img")
  })
})
