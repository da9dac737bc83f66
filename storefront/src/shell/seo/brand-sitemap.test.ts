import { describe, expect, it } from "vitest"
import * as routes from "@/config/routes"
import { PRODUCTS_PER_SITEMAP, readSitemapFile, sitemapParts } from "./brand-sitemap"

describe("a brand's sitemap", () => {
  it.each([
    [0, 1],
    [150, 1],
    [PRODUCTS_PER_SITEMAP, 1],
    [PRODUCTS_PER_SITEMAP + 1, 2],
    [120_000, 3],
  ])("of %i products has %i parts", (products, parts) => expect(sitemapParts(products)).toBe(parts))

  it.each([
    ["zebra", 1],
    ["zebra-2", 1],
    ["zebra", 2],
    ["zebra", 17],
  ])("of %s finds part %i by its name", (brand, part) => {
    const file = decodeURIComponent(routes.sitemapOfBrand(brand, part).split("/").at(-1) ?? "")
    expect(readSitemapFile(file)).toEqual({ brand, part })
  })

  it.each(["", ".xml", "zebra", "zebra.txt"])("knows that %j is none of its files", (file) =>
    expect(readSitemapFile(file)).toBeNull(),
  )
})
