import { beforeAll, describe, expect, it } from "vitest"
import { storedAt, toMediaPath, toPicturePath, withMediaPaths } from "./media"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
  process.env.MEDUSA_BACKEND_URL = "http://localhost:9000"
  process.env.MEDUSA_PUBLISHABLE_KEY = "pk"
  process.env.REVALIDATE_SECRET = "0123456789abcdef"
  process.env.MEDIA_URLS = "http://localhost:9000/static,https://files.example/shop"
})

describe("pictures that staff uploaded", () => {
  it.each([
    ["http://localhost:9000/static/1700-a.jpg", "/media/0/1700-a.jpg"],
    ["https://files.example/shop/b/c.png", "/media/1/b/c.png"],
  ])("from %s are served at %s, and found again", (stored, served) => {
    expect(toMediaPath(stored)).toBe(served)
    const [, , place = "", ...path] = served.split("/")
    expect(storedAt(place, path)).toBe(stored)
  })

  it("have those addresses within a text, too", () => {
    const elsewhere = '<img src="https://elsewhere.example/a.jpg" alt="" />'
    const text = (address: string) =>
      `<p>src="http://localhost:9000/static/a.jpg"</p><img alt="x" src="${address}" />${elsewhere}`
    expect(withMediaPaths(text("https://files.example/shop/b/c.png"))).toBe(text("/media/1/b/c.png"))
    expect(withMediaPaths(text("/media/1/b/c.png"))).toBe(text("/media/1/b/c.png"))
  })

  it("are asked for by https: where they live elsewhere, because pages load nothing by http:", () => {
    expect(toPicturePath("http://elsewhere.example/http:/a.jpg")).toBe(
      "https://elsewhere.example/http:/a.jpg",
    )
    expect(toPicturePath("HTTP://elsewhere.example/a.jpg")).toBe("https://elsewhere.example/a.jpg")
    expect(toPicturePath("https://elsewhere.example/a.jpg")).toBe("https://elsewhere.example/a.jpg")
    expect(toPicturePath("http://localhost:9000/static/a.jpg")).toBe("/media/0/a.jpg")
    expect(toPicturePath("/equipment/till.svg")).toBe("/equipment/till.svg")
    expect(withMediaPaths('<img src="http://elsewhere.example/a.jpg" />')).toBe(
      '<img src="https://elsewhere.example/a.jpg" />',
    )
  })

  it("keep signs in their names that would lead to another address", () => {
    expect(storedAt("0", ["a#b?c%.jpg"])).toBe("http://localhost:9000/static/a%23b%3Fc%25.jpg")
    expect(storedAt("0", ["café.jpg"])).toBe("http://localhost:9000/static/caf%C3%A9.jpg")
  })

  it.each([
    "/equipment/till.svg",
    "http://localhost:9000/staticky.jpg",
    "https://files.example/other/a.jpg",
    "https://elsewhere.example/a.jpg",
  ])("are told from %s", (url) => expect(toMediaPath(url)).toBe(url))

  it.each([
    ["2", ["a.jpg"]],
    ["-1", ["a.jpg"]],
    ["", ["a.jpg"]],
    ["0", ["..", "admin", "users"]],
    ["0", ["%2e%2E", "admin"]],
    ["0", [".", "a.jpg"]],
    ["0", ["", "a.jpg"]],
  ])("are in no place %j with the path %j", (place, path) => expect(storedAt(place, path)).toBeNull())
})
