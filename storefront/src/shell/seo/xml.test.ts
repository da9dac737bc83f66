import { describe, expect, it } from "vitest"
import { escapeXml } from "./xml"

describe("escapeXml", () => {
  it("escapes what XML reads as markup", () =>
    expect(escapeXml(`<b> & "it's"`)).toBe("&lt;b&gt; &amp; &quot;it&apos;s&quot;"))

  it("keeps every letter and emoji, tabs and line breaks", () => {
    const text = "Łódź 東京 🖨️\t\r\n"
    expect(escapeXml(text)).toBe(text)
  })

  it("leaves out control characters, halves of characters and what is no character", () =>
    expect(escapeXml("a\u0000b\u000Bc\u001Fd\uD83De\uDDA8f\uFFFEg\uFFFF")).toBe("abcdefg"))
})
