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
