const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

/**
 * A day in long British form: `12 November 2026` (specification, 2.7).
 *
 * @param date an ISO 8601 date or time; formatted as the day in London
 * @returns the formatted day, or null for an invalid date
 */
export function formatArticleDate(date: string): string | null {
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? null : long.format(time)
}
