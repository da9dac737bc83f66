import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folder = new URL("../../equipment/", import.meta.url)
const files = readdirSync(folder)

describe("equipment drawings", () => {
  it.each(files)("%s is small, square, titled, and holds nothing that runs or loads", (file) => {
    const svg = readFileSync(new URL(file, folder), "utf8")
    expect(svg.length).toBeLessThan(6000)
    expect(svg).toContain('viewBox="0 0 400 400"')
    expect(svg).toMatch(/<title>[A-Z][^<]{8,}<\/title>/)
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\bon\w+=|href=|url\(/i)
  })
})
