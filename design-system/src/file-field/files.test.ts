import { describe, expect, it } from "vitest"
import { addFiles, fileError, formatBytes, isAccepted } from "./files"

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

describe("the error of a file", () => {
  const rules = { accept: ".pdf", kinds: "a PDF", maxBytes: 1_000 }
  it.each([
    [{ name: "a.pdf", type: "application/pdf", size: 900 }, null],
    [{ name: "a.docx", type: "", size: 900 }, "Not accepted: choose a PDF"],
    [{ name: "a.pdf", type: "application/pdf", size: 0 }, "The file is empty"],
    [{ name: "a.pdf", type: "application/pdf", size: 2_000 }, "Too large: 2 kB, 1 kB at most"],
  ])("%j: %j", (file, error) => {
    expect(fileError(file, rules)).toBe(error)
  })
})

describe("files that are added", () => {
  it("stand after those chosen, each once", () => {
    const file = (name: string) => new File(["x"], name, { lastModified: 1 })
    const names = addFiles([file("a")], [file("b"), file("a"), file("b")]).map(({ name }) => name)
    expect(names).toEqual(["a", "b"])
  })
})
