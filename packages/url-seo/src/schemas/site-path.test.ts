import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normaliseSitePath } from "./site-path"

describe("A path of our site has one spelling", () => {
  it.each([
    ["/about", "/about"],
    ["about", "/about"],
    ["/About/", "/about"],
    ["/about?utm_source=x#team", "/about"],
    [" /products/zebra ", "/products/zebra"],
    ["/products/gr%C3%B6%C3%9Fe", "/products/größe"],
    ["/products/gro\u0308ße", "/products/größe"],
    ["/", "/"],
    ["/?page=2", "/"],
  ])("%j is %j", (given, path) => {
    expect(normaliseSitePath(given)).toBe(path)
  })

  it.each([
    "",
    " ",
    "//evil.example",
    "https://evil.example/about",
    "javascript:alert(1)",
    "/a//b",
    "/../admin",
    "/a/./b",
    "/a%2Fb",
    "/100%",
    "/a b",
    "/a\\b",
    "/<script>",
    `/${"x".repeat(500)}`,
  ])("%j is none", (given) => {
    expect(normaliseSitePath(given)).toBeNull()
  })

  it("whatever is typed, a path stays itself and never leaves the site", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.webPath(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (given) => {
          const path = normaliseSitePath(given)
          if (path === null) return
          expect(normaliseSitePath(path)).toBe(path)
          expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example")
          expect(path).toMatch(/^\/(?!\/)\S*$/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
