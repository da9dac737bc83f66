import { describe, expect, it } from "vitest"
import { mergeStructuredData, toScriptJson, type JsonLdNode } from "./json-ld"

const product: JsonLdNode = { "@context": "https://schema.org", "@type": "Product", name: "Scanner" }
const breadcrumb: JsonLdNode = { "@context": "https://schema.org", "@type": "BreadcrumbList" }

describe("toScriptJson", () => {
  it("lets no text close the element, open a comment or end a line", () => {
    const hostile = "</script><!-- <b>\u2028\u2029"
    const json = toScriptJson({ name: hostile })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ name: hostile })
  })
})

describe("mergeStructuredData", () => {
  it("keeps the page's own without markup", () =>
    expect(mergeStructuredData([product, breadcrumb], null)).toEqual([product, breadcrumb]))

  it.each([
    ["a thing", { "@context": "https://schema.org", "@type": "Product", name: "Mine" }],
    ["a thing of several types", { "@context": "https://schema.org", "@type": ["Thing", "Product"] }],
    ["a list", [{ "@context": "https://schema.org", "@type": "Product" }]],
    ["a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "Product" }] }],
  ])("puts %s of staff in the place of the page's own of that type", (_case, markup) =>
    expect(mergeStructuredData([product, breadcrumb], JSON.stringify(markup))).toEqual([breadcrumb, markup]),
  )

  it("adds what the page does not say", () => {
    const event = { "@context": "https://schema.org", "@type": "Event" }
    expect(mergeStructuredData([product], JSON.stringify(event))).toEqual([product, event])
  })
})
