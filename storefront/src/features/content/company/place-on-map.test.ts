import { describe, expect, it } from "vitest"
import map from "@/content/maps/united-kingdom.json"
import { placeOnMap } from "./place-on-map"

describe("a place on the map", () => {
  it("follows Mercator's formula, worked by hand", () => {
    // 45° north: ln(tan(π/4 + π/8)) = ln(2.414214) = 0.881374; 90° east: π/2 = 1.570796.
    expect(placeOnMap({ latitude: 45, longitude: 90 }, { scale: 1000, x: 10, y: 2000 })).toEqual([1581, 1119])
  })

  it("keeps the ends of the country at the map's edges", () => {
    const on = (latitude: number, longitude: number) => placeOnMap({ latitude, longitude }, map.mercator)
    const [, north] = on(60.86, -0.87)
    const [, south] = on(49.96, -5.2)
    const [east] = on(52.48, 1.76)
    // Muckle Flugga, the Lizard, Ness Point: each at the margin of 20 units.
    expect(Math.abs(north - 20)).toBeLessThan(12)
    expect(Math.abs(map.height - 20 - south)).toBeLessThan(12)
    expect(east).toBeLessThan(map.width)
    expect(on(52.2405, -0.9027)[0]).toBeGreaterThan(on(52.48, -1.9)[0])
  })
})
