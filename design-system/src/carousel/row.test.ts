import { describe, expect, it } from "vitest"
import { describeShown, furthest, lastFirst, pageFrom, perView, revealing, type Row, shownAt } from "./row"

/** Four of ten in view. */
const wide: Row = { view: 1200, slide: 285, gap: 20, count: 10 }
/** One of eight in view, at 80 % of the width. */
const phone: Row = { view: 320, slide: 256, gap: 16, count: 8 }

describe("a row of slides", () => {
  it("fits as many as its sizes say", () => {
    expect(perView(wide)).toBe(4)
    expect(perView(phone)).toBeCloseTo(1.235, 3)
    expect(furthest(wide)).toBe(10 * 305 - 20 - 1200)
    expect(furthest({ ...wide, count: 2 })).toBe(0)
  })

  it("knows what is in view", () => {
    expect(shownAt(wide, 0)).toEqual({ first: 0, size: 4, isStart: true, isEnd: false })
    expect(shownAt(wide, 611)).toEqual({ first: 2, size: 4, isStart: false, isEnd: false })
    expect(shownAt(wide, furthest(wide))).toEqual({ first: 6, size: 4, isStart: false, isEnd: true })
    expect(shownAt(phone, furthest(phone) - 0.5)).toEqual({ first: 7, size: 1, isStart: false, isEnd: true })
    expect(shownAt({ ...wide, count: 3 }, 0)).toEqual({ first: 0, size: 3, isStart: true, isEnd: true })
  })

  it("turns whole pages and stops at its ends", () => {
    expect(pageFrom(wide, 0, 1)).toBe(4)
    expect(pageFrom(wide, 4, 1)).toBe(6)
    expect(pageFrom(wide, 6, 1)).toBe(6)
    expect(pageFrom(wide, 2, -1)).toBe(0)
    expect(pageFrom(phone, 6, 1)).toBe(7)
    expect(lastFirst({ ...wide, count: 2 })).toBe(0)
  })

  it.each([
    [2, 3, 2],
    [2, 6, 3],
    [2, 1, 1],
    [0, 9, 6],
  ])("from slide %i, shows slide %i by putting slide %i first", (first, index, place) => {
    expect(revealing(wide, first, index)).toBe(place)
  })

  it("says what is in view", () => {
    expect(describeShown(4, 4, 12)).toBe("5 to 8 of 12")
    expect(describeShown(2, 1, 8)).toBe("3 of 8")
    expect(describeShown(8, 4, 9)).toBe("9 of 9")
  })
})
