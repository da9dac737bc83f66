import { describe, expect, it } from "vitest"
import { formatBytes, isAccepted } from "./files"

describe("a size", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1_000, "1 kB"],
    [1_250_000, "1.3 MB"],
    [24_600_000, "25 MB"],
    [5_000_000_000_000, "5,000 GB"],
  ])("of %d reads %s", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

describe("accept", () => {
  const photo = { name: "Label.JPG", type: "image/jpeg" }
  it.each([
    [undefined, true],
    [".jpg", true],
    [".pdf, .jpg", true],
    ["image/*", true],
    ["image/jpeg", true],
    [".pdf", false],
    ["application/pdf", false],
    ["video/*", false],
  ])("of %j for a photograph: %j", (accept, expected) => {
    expect(isAccepted(photo, accept)).toBe(expected)
  })
})
