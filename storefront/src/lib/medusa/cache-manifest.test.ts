import { describe, expect, it } from "vitest"
import { tags, touchedBy } from "./cache-manifest"

describe("touchedBy", () => {
  it("a product touches its page, its lists, its brand's counts and the overviews, and nothing else", () => {
    const touched = touchedBy([
      { entity: "product", handles: ["ds2208"], brands: ["zebra"], machine_types: ["barcode-scanners"] },
    ])
    expect(touched.tags).toEqual([
      tags.overview,
      tags.featured,
      tags.product("ds2208"),
      tags.counts("zebra"),
      tags.sitemap("zebra"),
      tags.list("zebra", "barcode-scanners"),
    ])
    expect(touched.paths).toEqual([
      "/products/zebra/barcode-scanners/ds2208",
      "/products/zebra",
      "/api/browse/gb/brands/zebra",
      "/services/barcode-scanners",
      "/",
      "/products",
      "/products?view=brands",
      "/api/browse/gb/brands",
    ])
    expect(touched.lists).toEqual([{ brand: "zebra", machineType: "barcode-scanners" }])
  })

  it("a product with a new address touches its old and new lists", () => {
    const touched = touchedBy([
      {
        entity: "product",
        handles: ["new", "old"],
        brands: ["zebra", "honeywell"],
        machine_types: ["tablets"],
      },
    ])
    expect(touched.tags).toEqual(expect.arrayContaining([tags.product("old"), tags.product("new")]))
    expect(touched.lists).toHaveLength(2)
  })

  it("a brand touches the pages that carry its name, but no counts", () => {
    const touched = touchedBy([{ entity: "brand", handles: ["zebra"] }])
    expect(touched.tags).toContain(tags.brand("zebra"))
    expect(touched.tags).not.toContain(tags.counts("zebra"))
    expect(touched.brands).toEqual(["zebra"])
  })

  it("an article touches its page and the lists, under its old address too, and no product", () => {
    expect(touchedBy([{ entity: "blog", handles: ["new", "old"] }])).toEqual({
      tags: [tags.blogs, tags.blog("new"), tags.blog("old")],
      paths: [
        ...["/", "/blogs/new", "/blogs/old"],
        ...["/blogs", "/api/blogs/all"],
        ...["/blogs?type=blog", "/api/blogs/blog"],
        ...["/blogs?type=news", "/api/blogs/news"],
      ],
      lists: [],
      brands: [],
    })
  })

  it("a URL SEO config touches the page at that path and nothing else", () => {
    expect(touchedBy([{ entity: "url_seo", urls: ["/about", "/"] }])).toEqual({
      tags: [tags.noindex, tags.urlSeo("/about"), tags.urlSeo("/")],
      paths: ["/about", "/"],
      lists: [],
      brands: [],
    })
    expect(tags.urlSeo("/a/ö")).toBe("url-seo:%2Fa%2F%C3%B6")
  })

  it("everything is one tag, which every read carries", () => {
    expect(touchedBy([{ entity: "everything" }]).tags).toEqual([tags.everything])
  })

  it("encodes handles, for a tag travels in an HTTP header and its parts are divided by colons", () => {
    expect(tags.list("größe", "a:b")).toBe("list:gr%C3%B6%C3%9Fe:a%3Ab")
  })
})
