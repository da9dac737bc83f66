/** A day of the calendar: month from 1. */
type Day = readonly [year: number, month: number, day: number]

const DAY_MS = 24 * 60 * 60 * 1_000

const toUtc = ([year, month, day]: Day) => Date.UTC(year, month - 1, day)

/** 0 for Sunday. */
const weekday = (ms: number) => new Date(ms).getUTCDay()

/** The first Monday from a day on. */
const mondayFrom = (ms: number) => ms + ((8 - weekday(ms)) % 7) * DAY_MS

/** Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return toUtc([year, Math.floor(sum / 31), (sum % 31) + 1])
}

/** Christmas Day and Boxing Day; one on a Saturday or Sunday is moved to the next free weekday. */
function christmas(year: number): number[] {
  const day = toUtc([year, 12, 25])
  const after = { 5: [0, 3], 6: [2, 3], 0: [1, 2] }[weekday(day)] ?? [0, 1]
  return after.map((days) => day + days * DAY_MS)
}

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, "2026-11-23".length)

/**
 * The bank holidays of England in a year (Banking and Financial Dealings Act 1971, schedule 1, and the royal
 * proclamations that repeat every year). Those proclaimed for one year only are not known here.
 *
 * @param year for example 2026
 * @returns days as "2026-12-25"
 */
export function bankHolidays(year: number): ReadonlySet<string> {
  const newYear = toUtc([year, 1, 1])
  const sunday = easter(year)
  return new Set(
    [
      [0, 6].includes(weekday(newYear)) ? mondayFrom(newYear) : newYear,
      sunday - 2 * DAY_MS,
      sunday + DAY_MS,
      mondayFrom(toUtc([year, 5, 1])),
      mondayFrom(toUtc([year, 5, 25])),
      mondayFrom(toUtc([year, 8, 25])),
      ...christmas(year),
    ].map(textOf),
  )
}

/** The day after a day of the calendar, both as "2026-11-23". */
export const dayAfter = (day: string): string => textOf(Date.parse(day) + DAY_MS)

/** Working hours of the company on a working day, in minutes after midnight in London: 8.30 am to 5.30 pm. */
export const WORKING_HOURS = { opens: 8 * 60 + 30, closes: 17 * 60 + 30 } as const

/** Whether the company and its carriers work on a day ("2026-11-23"): Monday to Friday, but not on bank holidays. */
export const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(weekday(Date.parse(day))) && !bankHolidays(Number(day.slice(0, 4))).has(day)

/**
 * The working day that is so many working days after a day.
 *
 * @param from as "2026-11-23"
 * @param days 0: the day itself, or the next working day
 */
export function workingDayAfter(from: string, days: number): string {
  let day = from
  while (!isWorkingDay(day)) day = dayAfter(day)
  for (let left = days; left > 0; left--) {
    do day = dayAfter(day)
    while (!isWorkingDay(day))
  }
  return day
}
