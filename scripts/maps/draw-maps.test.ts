import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../lib/paths.ts"
import { drawUnitedKingdom, drawWorld } from "./draw-maps.ts"
import { REGIONS } from "./regions.ts"

const stored = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, "storefront/src/content/maps", name), "utf8"))

describe("the maps of the site", () => {
  it("are what the outlines give: run “npm run maps” after a change", () => {
    expect(stored("world.json")).toEqual(drawWorld())
    expect(stored("united-kingdom.json")).toEqual(drawUnitedKingdom())
  })

  it("name no country twice", () => {
    const ids = Object.values(REGIONS).flat()
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it("have something to draw for every region, within the map", () => {
    const { paths } = drawWorld()
    for (const [name, path] of Object.entries(paths)) expect(path, name).toMatch(/^M\d+ \d+l/)
    expect(Object.keys(paths).sort()).toEqual([...Object.keys(REGIONS), "elsewhere"].sort())
  })
})
