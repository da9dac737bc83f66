import { storeUrlSeoSchema } from "@scanwright/backend/contract"
import { beforeAll, describe, expect, it } from "vitest"
import type { UrlSeo } from "@/lib/medusa/url-seo"
import { toDescription } from "./description"
import { toFurtherTags, toMetadata } from "./metadata"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
  process.env.MEDUSA_BACKEND_URL = "http://localhost:9000"
  process.env.MEDUSA_PUBLISHABLE_KEY = "pk"
  process.env.REVALIDATE_SECRET = "0123456789abcdef"
})

describe("toDescription", () => {
  it("keeps a short text as it is", () => expect(toDescription("Reads codes.")).toBe("Reads codes."))

  it("cuts a long one within 150 characters, at a word", () => {
    const cut = toDescription("scanner ".repeat(40))
    expect(cut?.length).toBeLessThanOrEqual(151)
    expect(cut).toMatch(/scanner…$/)
  })

  it("is one line, and drops no word between signs", () =>
    expect(toDescription("For labels <50 mm\n and rolls >20 m: set the guide.")).toBe(
      "For labels <50 mm and rolls >20 m: set the guide.",
    ))

  it("has nothing for an empty text", () => expect(toDescription("  ")).toBeUndefined())
})

const silent: UrlSeo = storeUrlSeoSchema.omit({ id: true, url: true, updated_at: true }).parse({
  ...Object.fromEntries(Object.keys(storeUrlSeoSchema.shape).map((field) => [field, null])),
  ...{ meta_keywords: [], additional_meta_tags: [] },
})

const page = { title: "Zebra", description: "Printers and scanners.", path: "/products/zebra" }
const withConfig = (config: Partial<UrlSeo>) => toMetadata(page, { ...silent, ...config })

describe("toMetadata of a page without a config", () => {
  it("ends the title with the site's name, once", () => {
    expect(toMetadata(page, null).title).toBe("Zebra | Scanwright")
    expect(toMetadata({ title: "Zebra | Scanwright" }, null).title).toBe("Zebra | Scanwright")
  })

  it("falls back to the default title, description and robots of the specification", () => {
    expect(toMetadata({ path: "/" }, null)).toMatchObject({
      title: "Scanwright - Professional Barcode Solutions",
      robots: "index, follow",
      alternates: { canonical: "/" },
      description: expect.stringContaining("UK businesses") as string,
    })
  })

  it("keeps a page out of search engines but lets its links be followed", () => {
    expect(toMetadata({ path: "/", isIndexed: false }, null).robots).toBe("noindex, follow")
  })

  it("names the page that search engines should take instead", () => {
    expect(toMetadata({ title: "Results", canonical: "/products" }, null).alternates).toEqual({
      canonical: "/products",
    })
  })

  it("says the same under a config that says nothing", () => {
    expect(withConfig({})).toEqual(toMetadata(page, null))
    expect(toFurtherTags(page, silent)).toEqual(toFurtherTags(page, null))
  })
})

describe("a URL SEO config overrides, field by field,", () => {
  it("the title, which keeps the suffix", () => {
    expect(withConfig({ meta_title: "Zebra printers" })).toMatchObject({
      title: "Zebra printers | Scanwright",
      description: page.description,
      openGraph: { title: "Zebra printers | Scanwright" },
    })
  })

  it("the description, whole, and the keywords", () => {
    const description = "word ".repeat(60).trim()
    expect(withConfig({ meta_description: description, meta_keywords: ["a", "b"] })).toMatchObject({
      title: "Zebra | Scanwright",
      description,
      keywords: ["a", "b"],
      twitter: { description },
    })
  })

  it("each Open Graph field", () => {
    expect(
      withConfig({
        og_title: "T",
        og_description: "D",
        og_image: "https://cdn.example/a.png",
        og_url: "/elsewhere",
        og_site_name: "Scanwright Trade",
        og_locale: "cy_GB",
      }),
    ).toMatchObject({
      title: "Zebra | Scanwright",
      alternates: { canonical: "/products/zebra" },
      openGraph: {
        title: "T",
        description: "D",
        images: ["https://cdn.example/a.png"],
        url: "/elsewhere",
        siteName: "Scanwright Trade",
        locale: "cy_GB",
      },
      twitter: { title: "T", description: "D", images: ["https://cdn.example/a.png"] },
    })
    expect(toFurtherTags(page, { ...silent, og_type: "product.group" })).toEqual([
      { property: "og:type", content: "product.group" },
    ])
  })

  it("each Twitter field", () => {
    expect(
      withConfig({
        og_title: "T",
        twitter_card: "summary",
        twitter_title: "X",
        twitter_description: "Y",
        twitter_image: "/x.png",
        twitter_site: "@scanwright",
        twitter_creator: "@author",
      }).twitter,
    ).toEqual({
      card: "summary",
      title: "X",
      description: "Y",
      images: ["/x.png"],
      site: "@scanwright",
      creator: "@author",
    })
  })

  it("each robots directive", () => {
    expect(withConfig({ robots_follow: false }).robots).toBe("index, nofollow")
    expect(
      withConfig({
        robots_index: false,
        robots_follow: true,
        robots_archive: false,
        robots_snippet: false,
        robots_image_preview: "large",
        robots_video_preview: 0,
      }).robots,
    ).toBe("noindex, follow, noarchive, nosnippet, max-image-preview:large, max-video-preview:0")
    expect(withConfig({ robots_archive: true, robots_video_preview: -1 }).robots).toBe(
      "index, follow, max-video-preview:-1",
    )
    expect(toMetadata({ ...page, isIndexed: false }, { ...silent, robots_index: true }).robots).toBe(
      "index, follow",
    )
  })

  it("nothing by its additional tags, which come beside the page's own", () => {
    const tags = [
      { name: "google-site-verification", content: "abc" },
      { property: "product:price:amount", content: "1" },
    ]
    expect(toFurtherTags(page, { ...silent, additional_meta_tags: tags })).toEqual([
      { property: "og:type", content: "website" },
      ...tags,
    ])
  })
})
