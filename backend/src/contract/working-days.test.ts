import { describe, expect, it } from "vitest"
import { bankHolidays, workingDayAfter } from "./working-days"

describe("Bank holidays of England", () => {
  it("are those that the government lists, with substitute days", () => {
    expect([...bankHolidays(2026)]).toEqual([
      ...["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31"],
      ...["2026-12-25", "2026-12-28"],
    ])
    expect([...bankHolidays(2027)].slice(-2)).toEqual(["2027-12-27", "2027-12-28"])
    expect([...bankHolidays(2022)][0]).toBe("2022-01-03")
    expect([...bankHolidays(2022)].slice(-2)).toEqual(["2022-12-26", "2022-12-27"])
  })
})

it("The working day after so many working days passes over weekends and bank holidays", () => {
  expect(workingDayAfter("2026-11-28", 0)).toBe("2026-11-30")
  expect(workingDayAfter("2026-12-24", 1)).toBe("2026-12-29")
})
