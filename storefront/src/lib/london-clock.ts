/** A day and a time of it in London. */
export interface LondonTime {
  /** ISO date. */
  readonly date: string
  /** Minutes after midnight. */
  readonly minutes: number
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  ...({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const),
  hourCycle: "h23",
})

/** The day and time in London at a moment. @param moment epoch ms */
export function inLondon(moment: number): LondonTime {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" })
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })

/** "Tuesday 24 November 2026, 5.30 pm" */
export function describeLondonTime({ date, minutes }: LondonTime): string {
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, "0")
  const time = `${hours % 12 === 0 ? 12 : hours % 12}.${rest} ${hours < 12 ? "am" : "pm"}`
  return `${weekday.format(new Date(date))} ${day.format(new Date(date))}, ${time}`
}
