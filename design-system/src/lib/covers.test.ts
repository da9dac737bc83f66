import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folder = new URL("../../covers/", import.meta.url)
const files = readdirSync(folder)
const read = (file: string) => readFileSync(new URL(file, folder), "utf8")

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
})
