import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folder = new URL("../../equipment/", import.meta.url)
const files = readdirSync(folder)

/** The form factors that name the catalogue's pictures. */
const FORMS =
  "pistol-scanner presentation-scanner ring-scanner fixed-scanner cordless-scanner companion-scanner handheld-computer " +
  "gun-grip-computer wearable-computer vehicle-computer desktop-printer industrial-printer mobile-printer " +
  "receipt-printer till mini-pc cash-drawer customer-display rugged-tablet business-tablet access-point network-switch " +
  "router"

describe("equipment drawings", () => {
  it("are there for each form factor", () => {
    expect(files.filter((file) => !file.startsWith("model-")).toSorted()).toEqual(
      FORMS.split(" ")
        .map((form) => `${form}.svg`)
        .toSorted(),
    )
  })

  it.each(files)("%s is small, square, titled, and holds nothing that runs or loads", (file) => {
    const svg = readFileSync(new URL(file, folder), "utf8")
    expect(svg.length).toBeLessThan(6000)
    expect(svg).toContain('viewBox="0 0 400 400"')
    expect(svg).toMatch(/<title>[A-Z][^<]{8,}<\/title>/)
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\bon\w+=|href=|url\(/i)
  })
})
