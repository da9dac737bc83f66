import { describe, expect, it } from "vitest"
import { isProductPath, othersThan, repairViewed, SHOWN_MOST, withViewed } from "./viewed-list"

const path = (name: string | number) => `/products/zebra/barcode-scanners/${name}`

describe("The list of viewed products", () => {
  it("has the latest first, each once, and not the one now shown", () => {
    const viewed = ["a", "b", "a", "c"].reduce<string[]>((list, name) => withViewed(list, path(name)), [])
    expect(othersThan(viewed, path("c"))).toEqual([path("a"), path("b")])
  })

  it("stores twelve pages besides the present one", () => {
    const viewed = Array.from({ length: 40 }, (_, at) => path(at)).reduce<string[]>(withViewed, [])
    expect(othersThan(viewed, path(39))).toHaveLength(SHOWN_MOST)
    expect(othersThan(viewed, path(39))[0]).toBe(path(38))
    expect(othersThan(viewed, path("new"))).toHaveLength(SHOWN_MOST)
  })

  it("repairs what is no list of addresses", () => {
    expect(
      repairViewed([null, 7, "javascript:alert(1)", "//evil.example/a/b", path("a"), path("a"), {}]),
    ).toEqual([path("a")])
  })

  it.each([
    "/products/a/b",
    "/products/a/b/c/d",
    "/cart",
    `/products/a/b/${"x".repeat(3_000)}`,
    "/products/a/b/c?d",
  ])("does not take %s for a product", (address) => expect(isProductPath(address)).toBe(false))
})
