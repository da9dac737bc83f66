import { describe, expect, it } from "vitest"
import { RichTextField } from "./RichTextField"

const { safeAddresses } = RichTextField({ label: "Content", html: "", onChange: () => undefined }).props as {
  safeAddresses: Record<"isSafeLink" | "isSafePicture", (address: string) => boolean>
}

describe("The editor of staff", () => {
  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "vbscript:x",
  ])("refuses %s as a link and as a picture", (address) => {
    expect(safeAddresses.isSafeLink(address)).toBe(false)
    expect(safeAddresses.isSafePicture(address)).toBe(false)
  })

  it("takes pages of this site and of others, and pictures of both", () => {
    expect(
      ["/products", "https://www.gs1uk.org", "mailto:a@b.test", "#top"].every(safeAddresses.isSafeLink),
    ).toBe(true)
    expect(["/articles/a.svg", "https://a.test/b.png"].every(safeAddresses.isSafePicture)).toBe(true)
  })
})
