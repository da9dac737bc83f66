import { describe, expect, it } from "vitest"
import { followed } from "./live-forms"

/** Query of the address that a link leads to while another list is loading. */
const led = (link: string, shown: string, asked: string) =>
  followed(
    { pathname: "/browse-products", search: link === "" ? "" : `?${link}` },
    new URLSearchParams(shown),
    new URLSearchParams(asked),
  ).replace(/^\/browse-products\??/, "")

describe("a link of the list that is shown, while another one is loading", () => {
  it("removes its filter and leaves those chosen since", () => {
    expect(led("brand=zebra", "brand=zebra&stock=yes", "brand=zebra&stock=yes&order=price")).toBe(
      "brand=zebra&order=price",
    )
  })

  it("brings back nothing that was removed since", () => {
    expect(led("brand=tsc", "brand=zebra&brand=tsc", "brand=zebra")).toBe("")
  })

  it("adds its value once", () => {
    expect(led("view=table", "", "view=table&brand=zebra")).toBe("view=table&brand=zebra")
  })

  it("replaces the value of a name that has one", () => {
    expect(led("order=price", "order=name", "order=newest&brand=zebra")).toBe("brand=zebra&order=price")
  })

  it("removes everything it removes from the list that is shown", () => {
    expect(led("", "brand=zebra&q=printer", "brand=zebra&q=printer&stock=yes")).toBe("stock=yes")
  })
})
