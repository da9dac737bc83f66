const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How long ago something was, in one unit: "just now", "12 min", "3 h", "1 day", "12 days".
 *
 * @param iso the moment
 * @param now epoch ms
 */
export function ageText(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < MINUTE_MS) return "just now"
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`
  const days = Math.floor(age / DAY_MS)
  return days === 1 ? "1 day" : `${days.toLocaleString("en-GB")} days`
}
