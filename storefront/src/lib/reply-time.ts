import { dayAfter, isWorkingDay, WORKING_HOURS, workingDayAfter } from "@scanwright/backend/contract"
import { type LondonTime } from "./london-clock"

/** When somebody is there to read what arrives: at once in working hours, otherwise when the shop opens next. */
export function attendedAt({ date, minutes }: LondonTime): LondonTime {
  if (!isWorkingDay(date) || minutes >= WORKING_HOURS.closes)
    return { date: workingDayAfter(dayAfter(date), 0), minutes: WORKING_HOURS.opens }
  return { date, minutes: Math.max(minutes, WORKING_HOURS.opens) }
}

/**
 * One working day after something arrives: the same time of the next working day, or the end of the day on which it is
 * first read where it arrives out of hours.
 */
export function oneWorkingDayAfter(arrived: LondonTime): LondonTime {
  const read = attendedAt(arrived)
  return read.date === arrived.date && read.minutes === arrived.minutes
    ? { date: workingDayAfter(read.date, 1), minutes: read.minutes }
    : { date: read.date, minutes: WORKING_HOURS.closes }
}

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" })
const day = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
})

/** "Tuesday 24 November 2026, 5.30 pm" */
export function describeLondonTime({ date, minutes }: LondonTime): string {
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, "0")
  const time = `${hours % 12 === 0 ? 12 : hours % 12}.${rest} ${hours < 12 ? "am" : "pm"}`
  return `${weekday.format(new Date(date))} ${day.format(new Date(date))}, ${time}`
}
