const longAmerican = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Europe/London" })

/**
 * The day of an article's own page in long en-US form: "November 12, 2026" (specification, 2.8).
 *
 * @param date ISO 8601; the day is the one it then was in London
 */
export const formatDay = (date: string): string => longAmerican.format(new Date(date))
