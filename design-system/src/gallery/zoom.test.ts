import { describe, expect, it } from "vitest"
import { clampZoom, FITTED, MAX_SCALE, panBy, pinch, type Stage, toggleZoom, zoomAbout } from "./zoom"

/** A square picture in a window wider than it is high. */
const stage: Stage = { width: 1000, height: 600, pictureWidth: 600, pictureHeight: 600 }

describe("a zoomed picture", () => {
  it("is never smaller than fitted nor larger than the limit", () => {
    expect(clampZoom({ scale: 0.4, x: 0, y: 0 }, stage).scale).toBe(1)
    expect(clampZoom({ scale: 9, x: 0, y: 0 }, stage).scale).toBe(MAX_SCALE)
  })

  it("stays in the middle where it is no larger than the window", () => {
    expect(clampZoom({ scale: 1, x: 80, y: -40 }, stage)).toEqual(FITTED)
    expect(clampZoom({ scale: 1.5, x: 80, y: 40 }, stage)).toEqual({ scale: 1.5, x: 0, y: 40 })
  })

  it("cannot be moved past its edges", () => {
    // The picture's 1200 px in a stage of 1000 by 600 px: 100 px of room horizontally, 300 vertically.
    expect(clampZoom({ scale: 2, x: 500, y: -500 }, stage)).toEqual({ scale: 2, x: 100, y: -300 })
    expect(panBy({ scale: 2, x: 90, y: 0 }, { x: 40, y: 10 }, stage)).toEqual({ scale: 2, x: 100, y: 10 })
  })

  it("grows about the point under the pointer", () => {
    const point = { x: 40, y: -100 }
    const zoomed = zoomAbout(FITTED, 2, point, stage)
    // The point of the picture under the pointer is the same as before.
    expect((point.x - zoomed.x) / zoomed.scale).toBe(40)
    expect((point.y - zoomed.y) / zoomed.scale).toBe(-100)
  })

  it("is whole again when zoomed out, wherever it was panned to", () => {
    expect(zoomAbout({ scale: 2, x: 100, y: 300 }, 1, { x: 10, y: 10 }, stage)).toEqual(FITTED)
  })

  it("is doubled by a double press, and made whole by another", () => {
    expect(toggleZoom(FITTED, { x: 0, y: 0 }, stage)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(toggleZoom({ scale: 3.1, x: 40, y: 0 }, { x: 0, y: 0 }, stage)).toEqual(FITTED)
  })

  it("follows two fingers", () => {
    const from = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const
    const apart = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ] as const
    expect(pinch(FITTED, from, apart, stage)).toEqual({ scale: 2, x: 0, y: 0 })
    const pinched = [
      { x: -90, y: 30 },
      { x: 110, y: 30 },
    ] as const
    expect(pinch(FITTED, from, pinched, stage)).toEqual({ scale: 2, x: 10, y: 30 })
  })

  it("bears two fingers on one spot", () => {
    const spot = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ] as const
    expect(pinch(FITTED, spot, spot, stage)).toEqual(FITTED)
  })
})
