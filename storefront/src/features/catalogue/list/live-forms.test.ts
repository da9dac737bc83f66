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
  it.each([
    [
      "removes its filter and leaves those chosen since",
      ["brand=zebra", "brand=zebra&stock=yes", "brand=zebra&stock=yes&order=price"],
      "brand=zebra&order=price",
    ],
    ["brings back nothing that was removed since", ["brand=tsc", "brand=zebra&brand=tsc", "brand=zebra"], ""],
    ["adds its value once", ["view=table", "", "view=table&brand=zebra"], "view=table&brand=zebra"],
    [
      "replaces the value of a name that has one",
      ["order=price", "order=name", "order=newest&brand=zebra"],
      "brand=zebra&order=price",
    ],
    [
      "removes everything it removes from the list that is shown",
      ["", "brand=zebra&q=printer", "brand=zebra&q=printer&stock=yes"],
      "stock=yes",
    ],
  ] as const)("%s", (_, [link, shown, asked], address) => expect(led(link, shown, asked)).toBe(address))
})
