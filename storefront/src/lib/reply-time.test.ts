import { describe, expect, it } from "vitest"
import { describeLondonTime, inLondon } from "./london-clock"
import { oneWorkingDayAfter } from "./reply-time"

const at = (text: string) => inLondon(Date.parse(text))
const due = (text: string) => describeLondonTime(oneWorkingDayAfter(at(text)))

describe("A reply within one working day", () => {
  it("is due at the same time of the next working day when it is asked for in working hours", () => {
    expect(due("2026-11-23T10:05:00Z")).toBe("Tuesday 24 November 2026, 10.05 am")
    expect(due("2026-11-27T12:00:00Z")).toBe("Monday 30 November 2026, 12.00 pm")
  })

  it("is due at the end of the day on which it is first read when it is asked for out of hours", () => {
    expect(due("2026-11-23T18:40:00Z")).toBe("Tuesday 24 November 2026, 5.30 pm")
    expect(due("2026-11-23T06:00:00Z")).toBe("Monday 23 November 2026, 5.30 pm")
    expect(due("2026-11-28T09:00:00Z")).toBe("Monday 30 November 2026, 5.30 pm")
  })

  it("is reckoned in London, also in summer", () => {
    expect(due("2026-07-01T16:45:00Z")).toBe("Thursday 2 July 2026, 5.30 pm")
  })
})
