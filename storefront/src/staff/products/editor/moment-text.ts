const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
})

/** A moment as staff read it, in London: "22 November 2026 at 09:40". @param iso ISO 8601 */
export const momentText = (iso: string): string => format.format(new Date(iso))
