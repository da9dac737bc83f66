import { beforeAll, describe, expect, it } from "vitest"
import { buildMetadata, toDescription } from "./metadata"

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

  it("drops markup and line breaks", () => expect(toDescription("<p>One</p>\n<p>two</p>")).toBe("One two"))

  it("has nothing for an empty text", () => expect(toDescription("  ")).toBeUndefined())
})

describe("buildMetadata", () => {
  it("ends the title with the site's name", () => {
    expect(buildMetadata({ title: "Zebra", path: "/products/zebra" }).title).toBe("Zebra | Scanwright")
  })

  it("falls back to the default title, description and robots of the specification", () => {
    expect(buildMetadata({ path: "/" })).toMatchObject({
      title: "Scanwright - Professional Barcode Solutions",
      robots: "index, follow",
      alternates: { canonical: "/" },
      description: expect.stringContaining("UK businesses") as string,
    })
  })

  it("keeps a page out of search engines but lets its links be followed", () => {
    expect(buildMetadata({ path: "/", isIndexed: false }).robots).toBe("noindex, follow")
  })
})
