import { describe, expect, it } from "vitest"
import { carryQuery, isReadableQuery, readPath, split } from "./address"

describe("A path", () => {
  it.each(["/", "/products", "/products/zebra/", "/products/caf%C3%A9", "/wp-login.php", "/a%20b"])(
    "%s is read as it is",
    (path) => expect(readPath(path)).toEqual({ path }),
  )

  it("has one spelling, so that nothing is stored under several", () => {
    expect(readPath("/pr%6Fducts/%7aebra")).toEqual({ path: "/products/zebra" })
    expect(readPath("/products/caf%c3%a9")).toEqual(readPath("/products/café"))
    expect(readPath("/a/@b")).toEqual(readPath("/a/%40b"))
  })

  it.each([
    ["*", "is no path"],
    ["http://other.example/products", "is the address of another server"],
    ["/products/%ZZ", "does not decode"],
    ["/%E0%A4%A", "does not decode"],
    ["/a/%/b", "does not decode"],
    ["/blogs/%25", "does not decode a second time"],
    ["/og/%25", "does not decode a second time"],
    ["/blogs/%00", "contains NUL"],
    ["/blogs/%2500", "contains NUL, encoded twice"],
    ["/data-sheets/a/b/%00.pdf", "contains NUL"],
    ["/blogs/a%0d%0ab", "contains a line break"],
    ["/og/..%2f..%2fetc", "hides a separator"],
    ["/og/..%5cetc", "hides a separator of Windows"],
    ["/og/..%252fetc", "hides an encoded separator"],
    ["/a/../b", "leads upwards"],
    ["/a/%2e%2e/b", "leads upwards"],
  ])("%s is refused: it %s", (path) => expect(readPath(path)).toEqual({ fault: "unreadable" }))

  it("is refused where a file could not be named after it", () => {
    expect(readPath(`/blogs/${"a".repeat(200)}`)).toHaveProperty("path")
    expect(readPath(`/blogs/${"a".repeat(201)}`)).toEqual({ fault: "too-long" })
    expect(readPath("/a".repeat(501))).toEqual({ fault: "too-long" })
  })
})

describe("A query", () => {
  it("is what follows the first question mark", () => {
    expect(split("/search?q=a?b")).toEqual({ path: "/search", query: "q=a?b" })
    expect(split("/search")).toEqual({ path: "/search", query: "" })
  })

  it("may be damaged, but not contain NUL", () => {
    expect(isReadableQuery("q=100%&c=%ZZ")).toBe(true)
    expect(isReadableQuery("search=%00")).toBe(false)
  })
})

describe("The query of a redirect", () => {
  it.each([
    ["/new", "gclid=x", "/new?gclid=x"],
    ["/new", "", "/new"],
    ["/new#top", "utm_source=a%20b&utm_medium=c+d", "/new?utm_source=a%20b&utm_medium=c+d#top"],
    // Neither decodes, and they are passed on all the same.
    ["/new", "a=%E9&b=%", "/new?a=%E9&b=%"],
    ["/new", "&flag&&empty=&a=1&b=2&a=1&=x&", "/new?&flag&&empty=&a=1&b=2&a=1&=x&"],
    ["/new", "?a=1&constructor=%41&__proto__", "/new??a=1&constructor=%41&__proto__"],
    ["/new?a=1", "a=2&b=3", "/new?a=1&b=3"],
  ])("to %s, from ?%s, is %s", (location, query, expected) =>
    expect(carryQuery(location, query)).toBe(expected),
  )

  it("has nothing that the page has read, and goes to no other site", () => {
    expect(carryQuery("/list", "page=99&gclid=x", ["page"])).toBe("/list?gclid=x")
    expect(carryQuery("/list?page=3", "page=99&gclid=x", ["page"])).toBe("/list?page=3&gclid=x")
    for (const other of ["https://other.example/", "//other.example", "/\\other.example"])
      expect(carryQuery(other, "gclid=x")).toBe(other)
  })
})
