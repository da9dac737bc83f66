import { isWorkingDay, WORKING_HOURS } from "../contract"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Hours of one working day. */
export const WORKING_DAY_HOURS = (WORKING_HOURS.closes - WORKING_HOURS.opens) / 60

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hourCycle: "h23",
  dateStyle: "short",
  timeStyle: "medium",
})

/** A moment as London's calendar and clock show it, as if they were UTC. */
function toLondon(ms: number): number {
  const [day = "", month = "", year = "", hour = "", minute = "", second = ""] = clock
    .format(new Date(ms))
    .split(/\D+/)
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

/** The moment of a time in London; clocks change at night, when nobody works. */
const fromLondon = (local: number) => local - (toLondon(local) - local)

const dayOf = (midnight: number) => new Date(midnight).toISOString().slice(0, "2026-11-23".length)

/**
 * The latest moment from which on so many working hours have passed: who wrote before it has waited longer. Working hours
 * are 8.30 am to 5.30 pm in London, Monday to Friday, without the bank holidays of England.
 *
 * @param now end of the wait
 * @param hours working hours of the wait, above 0
 */
export function workingHoursBefore(now: Date, hours: number): Date {
  let left = hours * 60 * MINUTE_MS
  const local = toLondon(now.getTime())
  for (let midnight = local - (local % DAY_MS); ; midnight -= DAY_MS) {
    if (!isWorkingDay(dayOf(midnight))) continue
    const opens = midnight + WORKING_HOURS.opens * MINUTE_MS
    const end = Math.min(local, midnight + WORKING_HOURS.closes * MINUTE_MS)
    if (end <= opens) continue
    if (end - opens >= left) return new Date(fromLondon(end - left))
    left -= end - opens
  }
}
