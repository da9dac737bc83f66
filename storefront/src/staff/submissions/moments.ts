const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
})

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

const exact = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Europe/London",
})

/** A time to the second, for entries of the same minute: "22 Nov 2026, 09:40:31". */
export const secondText = (iso: string): string => exact.format(new Date(iso))

/** A time in London: "22 Nov 2026, 09:40". */
export const momentText = (iso: string): string => moment.format(new Date(iso))

/** A day in London: "22 November 2026". */
export const dayText = (iso: string): string => day.format(new Date(iso))
