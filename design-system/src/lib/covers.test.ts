import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folder = new URL("../../covers/", import.meta.url)
const files = readdirSync(folder)
const read = (file: string) => readFileSync(new URL(file, folder), "utf8")

/** The names of tags in the order in which they open and close; self-closing tags are left out. */
const tags = (svg: string) =>
  [...svg.matchAll(/<(\/?)([a-z]+)(?:\s[a-z-]+="[^"<>]*"|\s[a-zA-Z]+="[^"<>]*")*(\/?)>/g)].map(
    ([, closes = "", name = "", empty = ""]) => ({ name, closes: closes === "/", isEmpty: empty === "/" }),
  )

describe("covers of articles", () => {
  it.each(files)(
    "%s is small, 1200 by 630, titled, and holds no lettering and nothing that runs or loads",
    (file) => {
      const svg = read(file)
      expect(svg.length).toBeLessThan(12_000)
      expect(svg).toContain('viewBox="0 0 1200 630" width="1200" height="630"')
      expect(svg).toMatch(/<title>[A-Z][^<]{8,}<\/title>/)
      expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|<text|\bon\w+=|href=|url\(/i)
    },
  )

  it.each(files)("%s is well-formed", (file) => {
    const svg = read(file)
    const open: string[] = []
    const found = tags(svg)
    for (const { name, closes, isEmpty } of found) {
      if (closes) expect(open.pop()).toBe(name)
      else if (!isEmpty) open.push(name)
    }
    expect(open).toEqual([])
    // Every angle bracket is part of one of the tags above.
    expect(svg.split("<")).toHaveLength(found.length + 1)
  })

  it("are twelve different drawings", () => {
    expect(new Set(files.map(read)).size).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(12)
  })
})
