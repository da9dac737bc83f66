const longAmerican = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Europe/London" })

/**
 * The date on an article's page in long en-US form: "November 12, 2026" (specification, 2.8).
 *
 * @param date ISO 8601; shown as the day in London
 */
export const formatDay = (date: string): string => longAmerican.format(new Date(date))
