import { describe, expect, it } from "vitest"
import { createUrlSeoSchema, updateUrlSeoSchema } from "./url-seo"

const faultOf = (fields: Record<string, unknown>) => {
  const { error } = createUrlSeoSchema.safeParse({ url: "/about", ...fields })
  const [issue] = error?.issues ?? []
  return issue && `${issue.path.join(".")}: ${issue.message}`
}

const organisation = { "@context": "https://schema.org", "@type": "Organization", name: "Scanwright" }

describe("A URL SEO config", () => {
  it("takes empty texts for none and leaves what is absent absent", () => {
    expect(updateUrlSeoSchema.parse({ meta_title: " ", og_image: "", twitter_card: "" })).toEqual({
      meta_title: null,
      og_image: null,
      twitter_card: null,
    })
  })

  it.each([
    [{ url: "https://evil.example/about" }, "path of this site"],
    [{ meta_title: "x".repeat(201) }, "200"],
    [{ meta_description: "x".repeat(501) }, "500"],
    [{ og_image: "javascript:alert(1)" }, "og_image"],
    [{ og_locale: "english" }, "og_locale"],
    [{ og_type: "<b>" }, "og_type"],
    [{ twitter_card: "poster" }, "summary_large_image"],
    [{ twitter_site: "@way_too_long_for_an_account" }, "twitter_site"],
    [{ robots_image_preview: "huge" }, "standard"],
    [{ robots_video_preview: -2 }, "-1"],
    [{ robots_index: "no" }, "robots_index"],
    [{ colour: "red" }, "colour"],
  ])("refuses %j", (fields, message) => {
    expect(faultOf(fields)).toContain(message)
  })

  it("takes structured data as text or as an object, and gives text", () => {
    const text = JSON.stringify(organisation)
    expect(createUrlSeoSchema.parse({ url: "/", schema_markup: text }).schema_markup).toBe(text)
    const { schema_markup } = createUrlSeoSchema.parse({ url: "/", schema_markup: organisation })
    expect(JSON.parse(schema_markup ?? "")).toEqual(organisation)
  })

  it.each([
    [organisation],
    [[organisation, { ...organisation, "@type": ["LocalBusiness", "Store"] }]],
    [{ "@context": "http://schema.org/", "@graph": [{ "@type": "Service" }] }],
    [{ "@context": ["https://schema.org", { x: "https://x.example" }], "@type": "FAQPage" }],
  ])("takes %j", (schema_markup) => {
    expect(faultOf({ schema_markup })).toBeUndefined()
  })

  it.each([
    ["{", "valid JSON"],
    ["12", "@context"],
    ["[]", "@context"],
    [[], "@context"],
    [{ "@type": "Organization" }, "@context"],
    [{ "@context": "https://evil.example", "@type": "Organization" }, "@context"],
    [{ "@context": "https://schema.org" }, "@type"],
    [{ "@context": "https://schema.org", "@type": [] }, "@type"],
    [{ "@context": "https://schema.org", "@graph": [] }, "@type"],
    [{ ...organisation, name: "</script><script>alert(1)</script>" }, "script"],
    [{ ...organisation, name: "<!--<script" }, "script"],
    [JSON.stringify(organisation).replace("Scanwright", String.raw`\u003c/Script`), "script"],
    [{ ...organisation, name: "x".repeat(20_000) }, "characters"],
  ])("refuses the structured data %j", (schema_markup, message) => {
    expect(faultOf({ schema_markup })).toContain(message)
  })

  it.each([
    [[{ content: "x" }], "either"],
    [[{ name: "a", property: "b", content: "x" }], "either"],
    [[{ "http-equiv": "refresh", content: "0;url=https://evil.example" }], "http-equiv"],
    [[{ name: "a", content: "x", "http-equiv": "refresh" }], "http-equiv"],
    [[{ name: "refresh", content: "0" }], "instruction"],
    [[{ name: "Content-Security-Policy", content: "default-src *" }], "instruction"],
    [[{ name: 'x" onload="y', content: "x" }], "letters"],
    [[{ name: "a", content: '"><script>alert(1)</script>' }], "markup"],
    [[{ name: "a", content: "x\ny" }], "markup"],
    [[{ name: "robots", content: "noindex" }], "field of its own"],
    [[{ property: "OG:Title", content: "x" }], "field of its own"],
    [Array(31).fill({ name: "a", content: "x" }), "30"],
  ])("refuses the meta tags %j", (additional_meta_tags, message) => {
    expect(faultOf({ additional_meta_tags })).toContain(message)
  })
})
