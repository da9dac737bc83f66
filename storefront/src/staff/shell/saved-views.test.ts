import { describe, expect, it } from "vitest"
import { addView, validViews, VIEWS_MOST, viewQuery } from "./saved-views"

const many = Array.from({ length: VIEWS_MOST }, (_, at) => ({ name: `View ${at}`, query: "" }))

describe("Saved views", () => {
  it("replace the one of the same name, and are at most twenty", () => {
    const [first] = many
    expect(addView(first ? [first] : [], { name: " View 0 ", query: "q=a" })).toEqual({
      views: [{ name: "View 0", query: "q=a" }],
    })
    expect(addView(many, { name: "View 3", query: "q=a" })).toMatchObject({ views: { length: VIEWS_MOST } })
    expect(addView(many, { name: "One more", query: "" })).toHaveProperty("error")
    for (const name of ["", "  ", "x".repeat(61)])
      expect(addView([], { name, query: "" })).toHaveProperty("error")
  })

  it("are read from whatever the browser has stored", () => {
    const bad = [null, 7, { name: "", query: "" }, { name: "a" }, { name: "a", query: "x".repeat(3_000) }]
    expect(validViews([...bad, { name: "Low", query: "stock=low", more: 1 }])).toEqual([
      { name: "Low", query: "stock=low" },
    ])
    expect(validViews([...many, { name: "One more", query: "" }])).toHaveLength(VIEWS_MOST)
  })

  it("leave out the page", () => {
    expect(viewQuery(new URLSearchParams("q=a&page=3&order=-price"))).toBe("q=a&order=-price")
  })
})
