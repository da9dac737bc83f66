import { describe, expect, it } from "vitest"
import { isSafeLink, isSafePicture } from "./rich-text"

describe("An address in rich text", () => {
  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "vbscript:x",
  ])("is neither a link nor a picture: %s", (address) => {
    expect(isSafeLink(address)).toBe(false)
    expect(isSafePicture(address)).toBe(false)
  })

  it("leads to pages of this site and of others", () => {
    const links = ["/products", "https://www.gs1uk.org", "http://a.test", "mailto:a@b.test", "#top"]
    expect(links.filter((link) => !isSafeLink(link))).toEqual([])
  })

  it.each([
    ["/articles/a.svg", true],
    [" https://a.test/b.png ", true],
    // The security policy of pages refuses it.
    ["http://a.test/b.png", false],
    ["file:///C:/Users/x/clip_image001.png", false],
    ["data:image/png;base64,AAAA", false],
    ["blob:https://docs.example/1", false],
    ["cid:image001.png@01D9", false],
    ["image001.png", false],
    ["https://a.test/<!--", false],
  ])("of a picture, %s: %s", (address, isSafe) => expect(isSafePicture(address)).toBe(isSafe))
})
