import { dayAfter, isWorkingDay, workingDayAfter } from "@scanwright/backend/contract"
import { inLondon } from "./london-clock"

/** When the company dispatches, and how long its carrier takes. */
export interface DeliveryTerms {
  /** What is ordered before this time on a working day leaves on it: "15:00", in London. */
  readonly orderBefore: string
  /** Working days from dispatch to delivery. */
  readonly days: number
}

/** When an order that is placed now leaves and arrives, as ISO dates. */
export interface DeliveryEstimate {
  readonly dispatch: string
  readonly delivery: string
  readonly isToday: boolean
}

/** Minutes after midnight of a time written as "15:00". */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}

/** When something in stock that is ordered now leaves and arrives. */
export function estimateDelivery(now: Date, { orderBefore, days }: DeliveryTerms): DeliveryEstimate {
  const { date, minutes } = inLondon(now.getTime())
  const isToday = isWorkingDay(date) && minutes < minutesOf(orderBefore)
  const dispatch = isToday ? date : workingDayAfter(dayAfter(date), 0)
  const delivery = workingDayAfter(dispatch, days)
  return { dispatch, delivery, isToday }
}

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "short" })
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long" })

/** An ISO date as people write it: "Tue 24 November". */
export const deliveryDayText = (date: string): string =>
  `${weekday.format(new Date(date))} ${dayAndMonth.format(new Date(date))}`
