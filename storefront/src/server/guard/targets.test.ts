import { describe, expect, it } from "vitest"
import { targetAt } from "./targets"

const FILES = new Set(["/icon-192.png"])
const at = (path: string, query = "", isData = false) => targetAt(path, query, FILES, isData)

describe("A target", () => {
  it.each([
    "/",
    "/search",
    "/no/such/page",
    "/og/products/zebra.png",
    "/sitemaps/brands/zebra.xml",
    "/feeds/articles.xml",
    "/api/browse/gb/brands/zebra",
    "/icon-192.png",
    "/_next/image",
    "/__nextjs_original-stack-frames",
  ])("%s is only read: what is stored is never made of anything else", (path) =>
    expect(at(path).methods).toEqual(["GET", "HEAD"]),
  )

  it.each([
    "/api/form-submissions",
    "/api/revalidate",
    "/admin",
    "/admin/products",
    "/account",
    "/account/people",
  ])("%s takes what is sent to it", (path) => expect(at(path).methods).toContain("POST"))

  it.each([
    ["/og/products/zebra.png", "drawing"],
    ["/feeds/articles.xml", "stored"],
    ["/sitemaps/brands/zebra.xml", "data"],
    ["/api/browse/gb/brands", "data"],
    ["/products", "page"],
  ])("%s keeps no query: what is stored is the same for everybody", (path, kind) =>
    expect(at(path, "gclid=x")).toMatchObject({ url: path, kind }),
  )

  it("keeps the query where the response is one visitor's", () => {
    for (const path of [
      "/api/browse/search",
      "/api/suggestions",
      "/admin/products",
      "/account/sign-in",
      "/search",
      "/_next/image",
    ])
      expect(at(path, "a=b&c=d").url).toBe(`${path}?a=b&c=d`)
  })

  it("keeps the router's own parameter for the router only", () => {
    expect(at("/products", "view=brands&_rsc=1x&utm=y", true).url).toBe("/products?view=brands&_rsc=1x")
    expect(at("/products", "view=brands&_rsc=1x&utm=y").url).toBe("/products?view=brands")
  })

  it("that nobody has shows one page, and neither a file nor a route", () => {
    for (const path of [
      "/wp-login.php",
      "/icon-193.png",
      "/og",
      "/data-sheets/zebra",
      "/administrator",
      "/accounts",
    ])
      expect(at(path)).toMatchObject({ url: "/not-found", kind: "page" })
  })
})
