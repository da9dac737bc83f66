import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { NOWHERE, publicPageAt } from "./public-addresses"

const at = (address: string) => {
  const [given = "", query = ""] = address.split("?")
  const page = publicPageAt(given, query)
  return `${page.rendered} ${page.path}${page.query === "" ? "" : `?${page.query}`}`
}

describe("What a public page depends on", () => {
  it.each([
    ["/?email=a%40b.example&gclid=x", "stored /"],
    ["/products?utm_source=x", "stored /products"],
    ["/products?view=brands&utm_source=x", "stored /products?view=brands"],
    ["/products?view=rows", "stored /products"],
    ["/products/zebra/tablets?utm=x&page=3&page=2", "stored /products/zebra/tablets?page=2"],
    ["/products/zebra/tablets?page=02", "stored /products/zebra/tablets"],
    ["/products/zebra/tablets/et40?page=2", "stored /products/zebra/tablets/et40"],
    ["/blogs?page=2&type=news", "stored /blogs?type=news&page=2"],
    ["/blog?type=news", "stored /blogs"],
    ["/about?choice=x", "stored /about"],
    ["/co2-calculator?utm=x", "stored /co2-calculator"],
    ["/co2-calculator?choice=", "stored /co2-calculator"],
    ["/services/buy-back?model=", "stored /services/buy-back"],
    ["/products?search=", "stored /products"],
  ])("of %s is %s", (address, expected) => expect(at(address)).toBe(expected))

  it.each([
    "/products?search=ds2208&utm=x",
    "/products/zebra/tablets?search=et&page=2",
    "/co2-calculator?choice=1",
    "/products?search=a%0Ab",
    "/services/buy-back?model=tc21",
    "/browse-products?brand=zebra&utm=x",
    "/search?q=ds2208",
  ])("of %s is all of its query, since the page is rendered for each visit", (address) =>
    expect(at(address)).toBe(`visit ${address}`),
  )

  it("is nothing where no page is: such addresses show one stored page", () => {
    for (const address of ["/wp-login.php", "/no/such?a=b", "/products/a/b/c/d", "/blogs/a/b"])
      expect(at(address)).toBe(`stored ${NOWHERE}`)
  })

  it("is left to the redirect of an address that has moved", () =>
    expect(at("/blog/rugged?utm=x")).toBe("redirect /blog/rugged"))

  it("is known of every page: a visitor's query would be stored for everybody, or the page be missing", () => {
    const site = path.resolve(import.meta.dirname, "../app/(site)")
    const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
      (file) => path.basename(file) === "page.tsx" && !file.startsWith("stored"),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const address = `/${path.dirname(file)}`.replaceAll(/\[\w+\]/g, "1")
      const isDynamic = readFileSync(path.join(site, file), "utf8").includes('"force-dynamic"')
      const { rendered, path: shown } = publicPageAt(address, "")
      expect([file, shown, rendered === "visit"]).toEqual([file, address, isDynamic])
    }
  })
})
