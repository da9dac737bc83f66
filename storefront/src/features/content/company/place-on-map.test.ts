import { describe, expect, it } from "vitest"
import { placeOnMap } from "./place-on-map"

describe("a place on the map", () => {
  it("follows Mercator's formula, worked by hand", () => {
    // 45° north: ln(tan(π/4 + π/8)) = ln(2.414214) = 0.881374; 90° east: π/2 = 1.570796.
    expect(placeOnMap({ latitude: 45, longitude: 90 }, { scale: 1000, x: 10, y: 2000 })).toEqual([1581, 1119])
  })
})
